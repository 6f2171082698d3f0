/** Barriers for screen reader users: announcements that are missing, late, repeated, or interrupting. */
import type { Rows } from '../mistake.types.ts';

export const HEARD: Rows = {
  'status-too-late': {
    breaks: 'WCAG 4.1.3',
    sentence: 'A region comes together with its words, which nobody hears.',
    file: 'src/screens/parts/PendingStatus.tsx',
    text: '<Status>\n',
    replacement: '<Status key={String(slow)}>\n',
    test: 'test/suites/transcripts/transcripts.spec.ts > en slow',
  },
  'count-down-read': {
    breaks: 'WCAG 2.2.1',
    sentence: 'A count-down is read out each second.',
    file: 'src/ui/seconds/Seconds.tsx',
    text: 'role="timer"',
    replacement: 'role="timer" aria-live="assertive"',
    test: 'test/suites/transcripts/transcripts.spec.ts > en member',
  },
  'empty-role': {
    breaks: 'WCAG 4.1.2',
    sentence: 'A region that says nothing yet has a role, and is read as a status bar.',
    file: 'src/ui/status/Status.tsx',
    text: '<div aria-live="polite" aria-atomic',
    replacement: '<div role="status" aria-live="polite" aria-atomic',
    test: 'src/screens/situations.test.tsx > CodeEntry > each fixture shows what is expected, without accessibility errors',
  },
  'landmarks-many': {
    breaks: 'WCAG 1.3.1',
    sentence: 'Each section is a landmark: there are so many that none leads anywhere.',
    file: 'src/screens/Landing/Sections.tsx',
    text: '<Drawn />',
    replacement: '<section aria-label={section}><Drawn /></section>',
    test: 'src/screens/situations.test.tsx > Landing > each fixture shows what is expected, without accessibility errors',
  },
  'listed-nameless': {
    breaks: 'WCAG 2.4.4',
    sentence: 'The summary lists a message twice alike, which names none of the two fields.',
    file: 'src/screens/parts/registration/message-of.ts',
    text: 'return named ?',
    replacement: 'return false ?',
    test: 'src/screens/situations.test.tsx > each message of the summary names its field',
  },
};

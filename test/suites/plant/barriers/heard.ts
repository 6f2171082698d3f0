/** Barriers to whoever listens: what is not said, too late, too often, or over somebody's words. */
import type { Rows } from '../mistake.types.ts';

export const HEARD: Rows = {
  'status-no-region': {
    breaks: 'WCAG 4.1.3',
    sentence: 'What comes of a press is shown, and not said.',
    file: 'src/ui/status/Status.tsx',
    text: '<div aria-live="polite" aria-atomic',
    replacement: '<div aria-live="off" aria-atomic',
    test: 'src/ui/words.test.tsx > a status is a polite region',
  },
  'status-too-late': {
    breaks: 'WCAG 4.1.3',
    sentence: 'A region comes together with its words, which nobody hears.',
    file: 'src/screens/parts/Patience.tsx',
    text: "<Status>{busy ? <Message id={slow ? 'waiting.slow' : words} /> : null}</Status>",
    replacement: "{busy ? <Status><Message id={slow ? 'waiting.slow' : words} /></Status> : null}",
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
  'new-page-silent': {
    breaks: 'WCAG 2.4.3',
    sentence: 'A page takes the place of another, the focus falls, and nothing is said.',
    file: 'src/screens/ScreenHeading.tsx',
    text: 'if (!isFirst()) focusOnArrival(heading.current);',
    replacement: 'isFirst();',
    test: 'src/screens/Lobby/Lobby.test.tsx > which takes the focus',
  },
  'title-stays': {
    breaks: 'WCAG 2.4.2',
    sentence: 'Every page has the title of the first.',
    file: 'src/screens/ScreenHeading.tsx',
    text: 'page: text(title ?? `${group}.page`) })}</title>',
    replacement: "page: text('landing.page') })}</title>",
    test: 'src/screens/MembershipApply/MembershipApply.test.tsx > heading, field, hint, button',
  },
  'carousel-talks': {
    breaks: 'WCAG 4.1.3',
    sentence: 'A row that is moved by finger tells where it is, again and again.',
    file: 'src/ui/carousel/Carousel.tsx',
    text: '<Status unseen>{asked ? words : null}</Status>',
    replacement: '<Status unseen>{words}</Status>',
    test: 'src/ui/carousel/Carousel.test.tsx > moved by finger it shows where one is, and says nothing',
  },
  'figures-heard': {
    breaks: 'WCAG 1.3.1',
    sentence: 'The figures of a count-down, which are for the eye, are read out beside its sentence.',
    file: 'src/ui/countdown/Countdown.tsx',
    text: 'className="countdown__part" aria-hidden="true"',
    replacement: 'className="countdown__part"',
    test: 'src/ui/countdown/Countdown.test.tsx > a timer is heard as a sentence',
  },
  'summary-twice': {
    breaks: 'WCAG 4.1.3',
    sentence:
      'The list of what is wrong has the focus and is an alert: it is read out twice, and again while it is mended.',
    file: 'src/ui/error-summary/ErrorSummary.tsx',
    text: '<section ref={ref} className="error-summary"',
    replacement: '<section ref={ref} role="alert" className="error-summary"',
    test: 'src/ui/error-summary/ErrorSummary.test.tsx > is no alert that would be read out',
  },
  'title-without-error': {
    breaks: 'WCAG 3.3.1',
    sentence: 'The title of a page on which something is wrong is that of one on which nothing is.',
    file: 'src/screens/ScreenHeading.tsx',
    text: "isRefused ? 'head.titleRefused' : 'head.title'",
    replacement: "'head.title'",
    test: 'src/screens/RegistrationForm/mistakes.test.tsx > begins with *Error*',
  },
};

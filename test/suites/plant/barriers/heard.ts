/** Barriers to whoever listens: what is not said, too late, too often, or over somebody's words. */
import type { Barrier } from '../mistake.types.ts';

const TRANSCRIPTS = 'test/suites/transcripts/transcripts.spec.ts';

export const HEARD: readonly Barrier[] = [
  {
    id: 'status-no-region',
    wcag: '4.1.3',
    sentence: 'What comes of a press is shown, and not said.',
    file: 'src/ui/status/Status.tsx',
    text: '<output aria-live="polite" className',
    replacement: '<output aria-live="off" className',
    test: { file: 'src/ui/words.test.tsx', title: 'a status is a polite region' },
  },
  {
    id: 'status-too-late',
    wcag: '4.1.3',
    sentence: 'A region comes together with its words, which nobody hears.',
    file: 'src/screens/parts/Patience.tsx',
    text: "<Status>{busy ? <Message id={slow ? 'waiting.slow' : words} /> : null}</Status>",
    replacement: "{busy ? <Status><Message id={slow ? 'waiting.slow' : words} /></Status> : null}",
    test: { file: TRANSCRIPTS, title: 'en slow' },
  },
  {
    id: 'count-down-read',
    wcag: '2.2.1',
    sentence: 'A count-down is read out each second.',
    file: 'src/ui/seconds/Seconds.tsx',
    text: 'role="timer"',
    replacement: 'role="timer" aria-live="assertive"',
    test: { file: TRANSCRIPTS, title: 'en member' },
  },
  {
    id: 'new-page-silent',
    wcag: '2.4.3',
    sentence: 'A page takes the place of another, the focus falls, and nothing is said.',
    file: 'src/screens/ScreenHeading.tsx',
    text: 'if (!isFirst()) focusOnArrival(heading.current);',
    replacement: 'isFirst();',
    test: { file: 'src/screens/Lobby/Lobby.test.tsx', title: 'which takes the focus' },
  },
  {
    id: 'title-stays',
    wcag: '2.4.2',
    sentence: 'Every page has the title of the first.',
    file: 'src/screens/ScreenHeading.tsx',
    text: 'page: text(title ?? `${group}.page`) })}</title>',
    replacement: "page: text('landing.page') })}</title>",
    test: { file: 'src/screens/MembershipApply/MembershipApply.test.tsx', title: 'heading, field, hint, button' },
  },
  {
    id: 'carousel-talks',
    wcag: '4.1.3',
    sentence: 'A row that is moved by finger tells where it is, again and again.',
    file: 'src/ui/carousel/Carousel.tsx',
    text: '<Status unseen>{asked ? words : null}</Status>',
    replacement: '<Status unseen>{words}</Status>',
    test: {
      file: 'src/ui/carousel/Carousel.test.tsx',
      title: 'moved by finger it shows where one is, and says nothing',
    },
  },
  {
    id: 'figures-heard',
    wcag: '1.3.1',
    sentence: 'The figures of a count-down, which are for the eye, are read out beside its sentence.',
    file: 'src/ui/countdown/Countdown.tsx',
    text: 'className="countdown__part" aria-hidden="true"',
    replacement: 'className="countdown__part"',
    test: { file: 'src/ui/countdown/Countdown.test.tsx', title: 'a timer is heard as a sentence' },
  },
  {
    id: 'summary-twice',
    wcag: '4.1.3',
    sentence:
      'The list of what is wrong has the focus and is an alert: it is read out twice, and again while it is mended.',
    file: 'src/ui/error-summary/ErrorSummary.tsx',
    text: '<section ref={ref} className="error-summary"',
    replacement: '<section ref={ref} role="alert" className="error-summary"',
    test: { file: 'src/ui/error-summary/ErrorSummary.test.tsx', title: 'is no alert that would be read out' },
  },
  {
    id: 'title-without-error',
    wcag: '3.3.1',
    sentence: 'The title of a page on which something is wrong is that of one on which nothing is.',
    file: 'src/screens/ScreenHeading.tsx',
    text: "isRefused ? 'head.titleRefused' : 'head.title'",
    replacement: "'head.title'",
    test: { file: 'src/screens/RegistrationForm/mistakes.test.tsx', title: 'begins with *Error*' },
  },
];

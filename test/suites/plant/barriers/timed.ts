/** Barriers of time, motion and language. */
import type { Rows } from '../mistake.types.ts';

export const TIMED: Rows = {
  'no-time-to-read': {
    breaks: 'WCAG 2.2.1',
    sentence: 'One is taken on after five seconds, however slowly one reads.',
    file: 'machines/domain/waits.ts',
    text: 'READING_TIME = 20_000',
    replacement: 'READING_TIME = 5_000',
    test: 'test/suites/transcripts/transcripts.spec.ts > en member',
  },
  'language-of-document': {
    breaks: 'WCAG 3.1.1',
    sentence: 'Every document says that it is English.',
    file: 'tools/build/documents.ts',
    text: '`<html ${entry.rootAttributes(variant.locale)}>`',
    replacement: "`<html ${entry.rootAttributes('en')}>`",
    test: 'test/browser/barriers.spec.ts > a document declares its language without a script (WCAG 3.1.1)',
  },
  'language-of-change': {
    breaks: 'WCAG 3.1.1',
    sentence: 'Another language is chosen, and read out with the voice of the one before.',
    file: 'src/engine/language/change-language.ts',
    text: '  root.lang = locale;',
    replacement: '',
    test: 'src/engine/language/language.test.tsx > calls listeners after everything is updated',
  },
};

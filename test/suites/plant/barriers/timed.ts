/** Barriers of time, movement and language. */
import type { Barrier } from '../mistake.types.ts';

export const TIMED: readonly Barrier[] = [
  {
    id: 'no-time-to-read',
    wcag: '2.2.1',
    sentence: 'One is taken on after five seconds, however slowly one reads.',
    file: 'machines/domain/waits.ts',
    text: 'READING_TIME = 20_000',
    replacement: 'READING_TIME = 5_000',
    test: { file: 'test/suites/transcripts/transcripts.spec.ts', title: 'en member' },
  },
  {
    id: 'language-of-document',
    wcag: '3.1.1',
    sentence: 'Every document says that it is English.',
    file: 'scripts/build/documents.ts',
    text: '`<html ${entry.rootAttributes(variant.locale)}>`',
    replacement: "`<html ${entry.rootAttributes('en')}>`",
    test: { file: 'test/browser/barriers.spec.ts', title: 'a document says which language it is in' },
  },
  {
    id: 'language-of-change',
    wcag: '3.1.1',
    sentence: 'Another language is chosen, and read out with the voice of the one before.',
    file: 'src/engine/language.tsx',
    text: '  root.lang = locale;',
    replacement: '',
    test: { file: 'src/engine/language.test.tsx', title: 'tells whoever listens, after everything is in place' },
  },
];

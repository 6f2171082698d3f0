/** Barriers of time, movement and language. */
import type { Barrier } from '../mistake.types.ts';

export const TIMED: readonly Barrier[] = [
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

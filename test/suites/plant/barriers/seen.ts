/** Barriers to the eye: what can't be told apart, is too small, or does not fit. */
import type { Barrier } from '../mistake.types.ts';

export const SEEN: readonly Barrier[] = [
  {
    id: 'faint-words',
    wcag: '1.4.3',
    sentence: 'Hints are so light that they are a rumour.',
    file: 'src/ui/tokens.css',
    text: '--ink-faint:',
    replacement: '--ink-faint: #b9b2a6; --ink-fainter:',
    test: { file: 'src/ui/tokens.test.ts', title: 'text and controls can be read on the papers of' },
  },
];

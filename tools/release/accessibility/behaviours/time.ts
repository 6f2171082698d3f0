/** Limits of time. */
import type { BehavioursOf } from '../behaviour.types.ts';

export const TIME: BehavioursOf<'time'> = [
  {
    area: 'time',
    sentence: 'Who is taken to another page hears how long it is, and once more in the last ten seconds.',
    sources: ['2.2.1', '4.1.3'],
    tests: [
      {
        file: 'machines/registration/forwarding.test.ts',
        title: 'who listens is told how long it is, and once more in the last ten seconds (WCAG 2.2.1)',
      },
    ],
  },
  {
    area: 'time',
    sentence: 'There are 20 seconds, and whoever chooses to stay is not taken away any more.',
    sources: ['2.2.1'],
    tests: [
      { file: 'machines/registration/forwarding.test.ts', title: '20 seconds from the answer' },
      {
        file: 'machines/registration/forwarding.test.ts',
        title: 'who has decided is not taken on after a reload, nor by coming back',
      },
    ],
  },
  {
    area: 'time',
    sentence: 'A countdown is silent by itself: a sentence is heard, the figures are for the eye.',
    sources: ['4.1.3', '2.2.2'],
    tests: [
      {
        file: 'src/ui/countdown/Countdown.test.tsx',
        title: 'a timer is read as a sentence; its figures are visual only',
      },
    ],
  },
  {
    area: 'time',
    sentence: 'A wait that takes long is told, and ends by itself.',
    sources: ['2.2.1', '4.1.3'],
    tests: [
      { file: 'machines/waits.test.ts', title: 'after a while the visitor is told that it takes longer (D24)' },
      { file: 'machines/waits.test.ts', title: 'ends when no answer comes' },
    ],
  },
];

/** The stored form of a walk: each action, with the announcements after it. */
export interface Step {
  did: string;
  heard: readonly string[];
}

export const textOf = (steps: readonly Step[]): string =>
  `${steps.map(({ did, heard }) => [`> ${did}`, ...heard.map((words) => `  ${words}`)].join('\n')).join('\n\n')}\n`;
export const stepsOf = (text: string): Step[] =>
  text.split('\n\n').map((part) => {
    const [did = '', ...heard] = part.trimEnd().split('\n');
    return { did: did.slice('> '.length), heard: heard.map((line) => line.trim()) };
  });
export const isSame = (expected: Step | undefined, { did, heard }: Step): boolean =>
  expected?.did === did && expected.heard.join('\n') === heard.join('\n');

/** The error for the first announcement that differs. */
export class HeardOtherwise extends Error {
  constructor(expected: Step | undefined, { did, heard }: Step) {
    const known = expected?.heard ?? [];
    const at = heard.findIndex((words, index) => words !== known[index]);
    const first = at < 0 ? heard.length : at;
    const quoted = (words: string | undefined) => (words === undefined ? 'nothing' : `“${words}”`);
    super(
      expected?.did === did
        ? `${did}: expected ${quoted(known[first])}, heard ${quoted(heard[first])}`
        : `expected that it ${expected?.did ?? 'ends'}, and it ${did}`,
    );
  }
}

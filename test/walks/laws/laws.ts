/** The laws that every walk must keep, and how often each was put to the test. */

export const LAWS = {
  onePage: 'Exactly one page is up.',
  addressIsState: 'The address is that of the page.',
  backMoves: 'Back and Forward open the page whose address they come to, where it may be opened.',
  noErrorPage: 'The error page is for a screen that broke, and none did.',
  waitsEnd: 'No wait for an answer is longer than 30 seconds, and after those nothing is busy.',
  typedStays: 'What was typed is there until it was accepted, given up or changed.',
  earned: 'A page that must be earned was earned by what the back end truly answered.',
  failureTold: 'A call that brings no answer is told of at once, in the terms of its kind (D24).',
  onlyPressesSend: 'Nothing is changed without a press: not by Back, Forward, a load, a link, or the network’s return.',
  repeatedKey: 'What was not answered and is sent again unchanged has the same key.',
  freshKey: 'The key of an answered press is not used again.',
  keyIsOneRequest: 'A key is never used with two different requests.',
  keyIsOneEffect: 'All answers to one key are the same answer.',
  noSecretsShown: 'No code, token, mailed id or address stands in the address bar, nor in what a request says of it.',
  nothingLoose: 'No rejection is unhandled, nothing is thrown past everyone, nothing is said in the console.',
  goodEnd: 'Once all is well again, a determined visitor comes to a good end within 25 steps.',
  books: 'The back end has one account for each address that was accepted, and sent as many mails as were asked for.',
} as const;
export type LawName = keyof typeof LAWS;
export const lawNames = Object.keys(LAWS) as LawName[];

/** How often each law was put to the test. */
export type Checked = Record<LawName, number>;
export const nothingChecked = (): Checked => Object.fromEntries(lawNames.map((name) => [name, 0])) as Checked;

export class BrokenLaw extends Error {
  override readonly name = 'BrokenLaw';
  readonly law: LawName;

  constructor(law: LawName, detail: string) {
    super(detail);
    this.law = law;
  }
}

export class Judge {
  readonly checked = nothingChecked();

  /**
   * @param detail what is the case instead.
   * @throws BrokenLaw
   */
  holds(law: LawName, isKept: boolean, detail: () => string) {
    this.checked[law] += 1;
    if (!isKept) throw new BrokenLaw(law, detail());
  }
}

/** What must hold at every moment of every visit, and how often each was checked. */

export const INVARIANTS = {
  onePage: 'Exactly one page is up.',
  addressIsState: 'The address is that of the page.',
  backMoves: 'Back and Forward open the page whose address they come to, where it may be opened.',
  noErrorPage: 'The error page is for a screen that broke, and none did.',
  waitsEnd: 'No wait for an answer is longer than 30 seconds, and after those nothing is busy.',
  typedStays: 'What was typed is there until it was accepted, given up or changed.',
  earned: 'A page that must be earned was earned by what the back end truly answered.',
  failureShown: 'A call that brings no answer is reported at once, in the terms of its kind (D24).',
  onlyPressesSend: 'Nothing is changed without a press: not by Back, Forward, a load, a link, or the network’s return.',
  repeatedKey: 'What was not answered and is sent again unchanged has the same key.',
  freshKey: 'The key of an answered press is not used again.',
  keyIsOneRequest: 'A key is never used with two different requests.',
  keyIsOneEffect: 'All answers to one key are the same answer.',
  noSecretsShown: 'No code, token, mailed id or address stands in the address bar, nor in what a request says of it.',
  nothingLoose: 'No rejection is unhandled, nothing is thrown past everyone, nothing is said in the console.',
  goodEnd: 'Once all is well again, a determined visitor comes to a good end within 25 steps.',
  promiseKept: 'The welcome voucher that the form names is the one that the back end grants (D51).',
  ledger: 'The back end has one account for each address that was accepted, and sent as many mails as were asked for.',
} as const;
export type Invariant = keyof typeof INVARIANTS;
export const invariantNames = Object.keys(INVARIANTS) as Invariant[];

export class InvariantError extends Error {
  override readonly name = 'InvariantError';
  readonly invariant: Invariant;

  constructor(invariant: Invariant, detail: string) {
    super(detail);
    this.invariant = invariant;
  }
}

export type Checked = Record<Invariant, number>;
export const nothingChecked = () => Object.fromEntries(invariantNames.map((name) => [name, 0])) as Checked;

export class Check {
  /** Number of checks, by invariant. */
  readonly checked = nothingChecked();

  /** @param detail describes the violation. @throws InvariantError */
  holds(invariant: Invariant, isKept: boolean, detail: () => string) {
    this.checked[invariant] += 1;
    if (!isKept) throw new InvariantError(invariant, detail());
  }
}

/** What stands in the text of a visit for what is somebody's own: it takes the same guards, and the same value has the same one. */
import { checkEmail, emailAsUsed } from '../../machines/domain/email.ts';
import { checkName, normaliseName } from '../../machines/domain/names.ts';
import { normaliseCode } from '../../machines/domain/registration-code.ts';

interface Kind {
  /** Values that the visit takes for one are one. */
  sameAs: (value: string) => string;
  /** The how-manieth stand-in for such a value. */
  make: (value: string, number: number) => string;
}

const itself = (value: string) => value;
const numbered = (word: string): Kind => ({ sameAs: itself, make: (_, number) => `${word}-${number}` });

const kinds = {
  /** Valid (D17), or with characters that no name has. */
  name: {
    sameAs: normaliseName,
    make: (value, number) => ('name' in checkName(value) ? `Guest ${number}` : `<${number}>`),
  },
  /** Valid (D18), or no address. */
  email: {
    sameAs: emailAsUsed,
    make: (value, number) => ('email' in checkEmail(value) ? `guest-${number}@example.org` : `no address ${number}`),
  },
  code: { sameAs: normaliseCode, make: (_, number) => `CODE${number}` },
  /** A path of ours, or an address elsewhere (D6). */
  url: {
    sameAs: itself,
    make: (value, number) => (/^\/(?![/\\])/.test(value) ? `/page-${number}` : `https://place-${number}.example/`),
  },
  host: { sameAs: itself, make: (_, number) => `host-${number}.example` },
  registration: numbered('registration'),
  activation: numbered('activation'),
  customer: numbered('customer'),
  key: numbered('key'),
  secret: numbered('secret'),
  signature: numbered('unsigned'),
  text: numbered('text'),
} satisfies Record<string, Kind>;

export type KindOfValue = keyof typeof kinds;
/** Which value has which stand-in; kept as long as the tab lives, that its later page loads speak of the same. */
export type StandIns = Record<string, string>;

/** The stand-in for a value. What is blank says nothing, and stays. */
export function standIn(kind: KindOfValue, value: string, known: StandIns): string {
  const { sameAs, make }: Kind = kinds[kind];
  const same = sameAs(value);
  if (same.trim() === '') return value;
  const key = `${kind} ${same}`;
  for (let number = 1; known[key] === undefined; number += 1) {
    const made = make(value, number);
    // A value that looks like a stand-in has another, and none stands for two.
    const taken = made === same || known[`${kind} ${made}`] !== undefined || Object.values(known).includes(made);
    if (!taken) known[key] = made;
  }
  return known[key];
}

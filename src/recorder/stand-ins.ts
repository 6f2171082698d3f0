/**
 * Stand-ins for personal data in a visit's text: they give the same guard results, and equal values have equal
 * stand-ins.
 */
import { checkEmail, normaliseEmail } from '../../machines/domain/email.ts';
import { checkName, normaliseName } from '../../machines/domain/names.ts';
import { normaliseCode } from '../../machines/domain/registration-code.ts';

interface Kind {
  /** Maps values that the visit treats as equal to one value. */
  sameAs: (value: string) => string;
  /** The nth stand-in for such a value. */
  make: (value: string, number: number) => string;
}

const itself = (value: string) => value;
const numbered = (word: string): Kind => ({ sameAs: itself, make: (_, number) => `${word}-${number}` });

const kinds = {
  /** A valid name (D17), or one with invalid characters. */
  name: {
    sameAs: normaliseName,
    make: (value, number) => ('name' in checkName(value) ? `Guest ${number}` : `<${number}>`),
  },
  /** A valid address (D18), or an invalid one. */
  email: {
    sameAs: normaliseEmail,
    make: (value, number) => ('email' in checkEmail(value) ? `guest-${number}@example.org` : `no address ${number}`),
  },
  code: { sameAs: normaliseCode, make: (_, number) => `CODE${number}` },
  /** A path of ours, or another address (D6). */
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
/** Stand-ins by value; kept for the lifetime of the tab, so that later page loads use the same ones. */
export type StandIns = Record<string, string>;

/** The stand-in for a value. Blank values are kept, as they contain no data. */
export function standIn(kind: KindOfValue, value: string, known: StandIns): string {
  const { sameAs, make }: Kind = kinds[kind];
  const same = sameAs(value);
  if (same.trim() === '') return value;
  const key = `${kind} ${same}`;
  for (let number = 1; known[key] === undefined; number += 1) {
    const made = make(value, number);
    // A value that equals a stand-in gets another, and each stand-in is used for one value only.
    const taken = made === same || known[`${kind} ${made}`] !== undefined || Object.values(known).includes(made);
    if (!taken) known[key] = made;
  }
  return known[key];
}

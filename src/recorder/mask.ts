/** Masks a visit's context and events: every value not known to be harmless is replaced. */
import { decodeBase64url, encodeBase64url } from '../../machines/domain/base64url.ts';
import { ServiceFailure } from '../../machines/domain/failure.ts';
import { readToken, tokenPurpose } from '../../machines/domain/token.ts';
import type { VisitContext, VisitInput } from '../../machines/context/visit.types.ts';
import { changed } from '../../machines/context/requests.ts';
import { standIn, type KindOfValue, type StandIns } from './stand-ins.ts';
import { movedTime, RECORDED_AT } from './times.ts';
import type { PathEvent } from './step-text.ts';

const kindOf: Record<string, KindOfValue> = {
  email: 'email',
  firstName: 'name',
  lastName: 'name',
  inviter: 'name',
  code: 'code',
  registrationCode: 'code',
  id: 'registration',
  customerId: 'customer',
  activationId: 'activation',
  timestamp: 'signature',
  key: 'key',
  hmacToken: 'secret',
  passphrase: 'secret',
  url: 'url',
  sourcePath: 'url',
  previousPdpPage: 'url',
  referrer: 'host',
  forbiddenReferrer: 'host',
};
/**
 * Names of harmless fields: keywords of the contract and of ours. Even under these names, only values that look like
 * such keywords pass.
 */
const HARMLESS =
  /^(?:to|page|slug|locale|country|isoCode|dataPolicyPk|termsPk|campaign|source|verdict|unknownTypes|kind|status|reasons|details|outcome|gender|flow|variant|voucher|what|state|inAppBrowser|error|shoppingPreferences|provider|purpose)$/;
const WORD = /^#?[\w-]{0,64}$/;
/** True if a text under this name contains no personal data. */
export const isHarmless = (name: string, text: string): boolean => HARMLESS.test(name) && WORD.test(text);

/** An unsigned token with claims of the same shape (D28); an unreadable one becomes an opaque stand-in. */
function maskedToken(token: string, known: StandIns): string {
  const signature = standIn('signature', token, known);
  if (readToken(token) === null && tokenPurpose(token) === null) return signature;
  const claims: unknown = JSON.parse(decodeBase64url(token.split('.')[1] ?? '') ?? '');
  const shape = JSON.stringify(masked(claims, '', known), (_, claim: unknown) =>
    typeof claim === 'number' ? 0 : claim,
  );
  return `e30.${encodeBase64url(shape)}.${signature}`;
}

function maskedText(text: string, name: string, known: StandIns): string {
  if (name === 'token') return maskedToken(text, known);
  if (isHarmless(name, text)) return text;
  const kind = Object.hasOwn(kindOf, name) ? kindOf[name] : undefined;
  return standIn(kind ?? 'text', text, known);
}

/** @param name the property's name; for list items, the list's name. */
function masked(value: unknown, name: string, known: StandIns): unknown {
  if (typeof value === 'string') return maskedText(value, name, known);
  if (name === 'at' && typeof value === 'number') return RECORDED_AT;
  if (Array.isArray(value)) return value.map((item) => masked(item, name, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([inner, of]) => [inner, masked(of, inner, known)]));
}

export function maskedInput(input: VisitInput, known: StandIns): VisitInput {
  const now = input.openedAt;
  const { remembered, ...rest } = masked(input, '', known) as VisitInput;
  const { requests, forwardAt } = input.remembered;
  const again = requests?.resend.again;
  // Omits empty values, which are the default anyway.
  const isNothing = (value: unknown): boolean =>
    value === null || value === false || (typeof value === 'object' && Object.values(value).every(isNothing));
  const something = Object.entries(remembered).filter(([, value]) => !isNothing(value));
  return {
    ...rest,
    openedAt: RECORDED_AT,
    remembered: {
      ...Object.fromEntries(something),
      ...(remembered.requests && again
        ? changed({ requests: remembered.requests }, 'resend', {
            again: { ...again, at: movedTime(again.at, again.at), againAt: movedTime(again.againAt, again.at) },
          })
        : {}),
      ...(forwardAt ? { forwardAt: movedTime(forwardAt, now) } : {}),
    },
  };
}

/** A transport's message may contain anything. */
const maskedError = (error: unknown): unknown => {
  if (!(error instanceof ServiceFailure)) return new Error(error instanceof Error ? error.name : typeof error);
  const { kind, retryAfter, keyConsumed } = error;
  return new ServiceFailure(kind, '', {
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(keyConsumed ? { keyConsumed } : {}),
  });
};

/** @param context the visit's context when it received the event. */
export function maskedEvent(
  event: PathEvent,
  { requests }: Pick<VisitContext, 'requests'>,
  known: StandIns,
): PathEvent {
  const now = Date.now();
  if ('error' in event) return { ...event, error: maskedError(event.error) };
  if ('output' in event) return { ...event, output: masked(event.output, '', known) };
  if (event.type.startsWith('xstate.after.')) return event;
  const copy = { ...(masked(event, '', known) as PathEvent), type: event.type } as PathEvent;
  return copy.type === 'mail.requested' && event.type === copy.type
    ? { ...copy, at: movedTime(event.at, requests.resend.again?.at ?? now) }
    : copy;
}

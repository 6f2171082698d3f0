/** A path is played as far as a browser can. */
import { describe, expect, test } from 'vitest';
import { pathAlong } from '../model/browser/played-path.ts';
import { readStep, writeStep } from '../../src/recorder/visit-text.ts';

/** The played steps of a path from the page of a pending account. */
const playedOf = (...lines: readonly string[]) =>
  pathAlong({
    beginning: 'with a pending account',
    events: ['open emailPending', ...lines].map(readStep),
  }).steps.map(({ event }) => writeStep(event));

describe('the pause between two mails (D26)', () => {
  const AT_ONCE = 'mail.requested {"locale":"en","at":0,"key":"mail"}';
  const LATER = `mail.requested {"locale":"en","at":${Number.MAX_SAFE_INTEGER},"key":"mail"}`;
  const SENT = 'answer resend {"accepted":true,"retryAfter":null,"at":0}';
  const SENDING = 'visit.registration.emailPending.sendingAgain';
  const UNANSWERED = [`wait slowAnswer ${SENDING}.waiting`, `wait answerLimit ${SENDING}`];
  const first = ['open emailPending', LATER, SENT];

  test('a press within it is played', () => {
    expect(playedOf(LATER, SENT, AT_ONCE)).toEqual([...first, AT_ONCE]);
  });
  test('the date does not go back after it', () => {
    expect(playedOf(LATER, SENT, LATER, ...UNANSWERED, AT_ONCE)).toEqual([...first, LATER, ...UNANSWERED]);
  });
  test('another pause begins with the next mail', () => {
    expect(playedOf(LATER, SENT, LATER, SENT, AT_ONCE)).toEqual([...first, LATER, SENT, AT_ONCE]);
  });
});

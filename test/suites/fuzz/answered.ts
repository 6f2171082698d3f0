/** Requirements for every answer of the back end (D39, D41): well-formed, a proper refusal, and no internal details. */
import assert from 'node:assert/strict';
import { accountKey, checkEmail } from '../../../machines/domain/email.ts';
import { PLACEHOLDER_RECIPIENT } from '../../../graphql/backend/mail/placeholder-recipient.ts';
import { mails } from '../../../graphql/backend/store/schema.ts';
import type { Surroundings } from './surroundings.ts';

export interface Answered {
  status: number;
  type: string;
  body: string;
}
/** Internal details: stack frames, statements, file paths, errors of the database and of the runtime. */
const INSIDE =
  /(?:\n|\\n)\s+at |node_modules|file:\/\/|\.ts:\d|\b(?:select|insert into|update|delete from)\s+["\w]+\s|syntax error at|pg_|drizzle|(?:Type|Range|Reference|Syntax)Error|Unexpected error/i;

/** @param said the request, which an answer may repeat. @throws AssertionError */
export function checkAnswered({ status, type, body }: Answered, said: string, { failures }: Surroundings): void {
  const failed = failures();
  assert.ok(status < 500 && failed.length === 0, `${status} ${body.slice(0, 300)} ${failed.join('\n')}`);
  const inside = INSIDE.exec(body)?.[0];
  assert.ok(
    inside === undefined || said.includes(inside),
    `the answer tells of the inside: ${inside}\n${body.slice(0, 500)}`,
  );
  if (/json/.test(type) && body !== '') assert.doesNotThrow(() => JSON.parse(body), body.slice(0, 300));
}

/**
 * For a GraphQL answer (specification, section 7.1): data, or errors, each with a message and a code of the contract.
 */
export function checkGraphqlAnswer(answered: Answered, said: string, around: Surroundings): void {
  checkAnswered(answered, said, around);
  assert.match(answered.type, /json/, `${answered.status} ${answered.body.slice(0, 300)}`);
  const { data, errors } = JSON.parse(answered.body) as { data?: unknown; errors?: { message?: unknown }[] };
  assert.ok(data !== undefined || errors !== undefined, answered.body.slice(0, 300));
  assert.ok((errors ?? []).every(({ message }) => typeof message === 'string' && message !== ''));
}

export async function readAnswer(response: Response): Promise<Answered> {
  return { status: response.status, type: response.headers.get('content-type') ?? '', body: await response.text() };
}

/** Checks recipients and links of the mails since the last call. */
export async function checkMails(around: Surroundings, said: string) {
  const { backEnd } = await around.backEnd();
  const sent = await backEnd.store.db.delete(mails).returning({ recipient: mails.recipient, links: mails.links });
  for (const { recipient, links } of sent) {
    if (recipient === PLACEHOLDER_RECIPIENT) continue;
    assert.deepEqual(checkEmail(recipient), { email: recipient });
    assert.ok(accountKey(said).includes(accountKey(recipient.split('@')[0] ?? '')), `nobody named ${recipient}`);
    for (const link of links) assert.equal(new URL(link).origin, new URL(backEnd.publicUrl).origin);
  }
}

import { expect, test } from 'vitest';
import { CreateRegistrationLinkDocument } from '../../../graphql/generated/admin/graphql.ts';
import { hashOf, localServer } from '../../../test/harness/local-server.ts';
import { createRegistrationLink } from './create-registration-link.ts';

const server = localServer();
const signal = new AbortController().signal;
const link = { url: 'https://vestibule.example/acquisition/?acqParams=abc', validUntil: '2026-12-05T17:30:00Z' };
const create = () => createRegistrationLink({ token: 'a.b.c', code: 'VESTIBULE' }, signal);
const answers = (createRegistrationLinkAnswer: unknown) =>
  server.data({ createRegistrationLink: createRegistrationLinkAnswer });

test('the request: the code, and the token of the admin’s link (D31)', async () => {
  answers({ link, errors: [] });
  await create();
  const { method, headers, hash, body } = server.only();
  expect({ method, bearer: headers.authorization, hash, ...body }).toEqual({
    method: 'POST',
    bearer: 'Bearer a.b.c',
    hash: hashOf(CreateRegistrationLinkDocument),
    operationName: 'createRegistrationLink',
    variables: { registrationCode: 'VESTIBULE' },
    extensions: { clientLibrary: expect.anything() },
  });
});

test.each([
  ['made', { link, errors: [] }, { outcome: 'made', link }],
  ['refused', { link: null, errors: ['INVITER_INVALID'] }, { outcome: 'refused', errors: ['INVITER_INVALID'] }],
  ['a type of a newer contract', { link: null, errors: ['NEW'] }, { outcome: 'refused', errors: ['NEW'] }],
  ['refused, whatever is said besides', { link, errors: ['NEW'] }, { outcome: 'refused', errors: ['NEW'] }],
])('%s', async (_, answer, outcome) => {
  answers(answer);
  expect(await create()).toEqual(outcome);
});

test('FORBIDDEN is an answer: whoever asks is no admin (D31)', async () => {
  const errors = [{ message: 'Not allowed', extensions: { code: 'FORBIDDEN' } }];
  server.answers(200, { 'content-type': 'application/json' }, JSON.stringify({ data: null, errors }));
  expect(await create()).toEqual({ outcome: 'forbidden' });
});

test.each([
  ['neither link nor error', { link: null, errors: [] }],
  ['a link that is none', { link: { ...link, url: 'javascript:alert(1)' }, errors: [] }],
  ['a time that is none', { link: { ...link, validUntil: 'soon' }, errors: [] }],
  ['another shape', { link }],
])('an answer that says nothing usable is none: %s', async (_, answer) => {
  answers(answer);
  await expect(create()).rejects.toMatchObject({ kind: 'technical' });
});

/** The security contact, published as in RFC 9116. */
import { expect, test } from 'vitest';
import { startForTest, movableClock } from '../testing/harness.ts';

const answerWith = async (env: Record<string, string>) => {
  const clock = movableClock();
  clock.set('2026-11-23T09:00:00.000Z');
  const server = await startForTest(env, clock);
  const answer = await fetch(`${server.url}/.well-known/security.txt`);
  const received = { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  await server.stop();
  return received;
};

test('has contact, expiry and canonical URL', async () => {
  const env = { SECURITY_CONTACT: 'security@shop.example', PUBLIC_URL: 'https://shop.example' };
  expect(await answerWith(env)).toEqual({
    status: 200,
    type: 'text/plain; charset=UTF-8',
    text: [
      'Contact: mailto:security@shop.example',
      'Expires: 2026-12-23T09:00:00Z',
      'Canonical: https://shop.example/.well-known/security.txt',
      '',
    ].join('\n'),
  });
});

test('without a contact there is no such file', async () => {
  expect(await answerWith({})).toMatchObject({ status: 404 });
});

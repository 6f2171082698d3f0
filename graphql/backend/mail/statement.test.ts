/** Mails link to the accessibility statement, with a contact for readers with problems (EN 301 549, 12.1.1). */
import { expect, test } from 'vitest';
import { mails } from '../store/schema.ts';
import { formOf, serverForTests } from '../testing/harness.ts';

const server = serverForTests();

/** The link in the footer of the registration mail, in HTML and text. */
async function statementFor(email: string): Promise<readonly unknown[]> {
  await server.submit(formOf(email, { locale: 'de' }));
  const sent = await server.backEnd.store.db.select().from(mails);
  const mail = sent.find(({ recipient }) => recipient === email);
  return [
    /\nErklärung zur Barrierefreiheit\n(\S+)/,
    /<a [^>]*href="([^"]*)"[^>]*>Erklärung zur Barrierefreiheit<\/a>/,
  ].map((pattern, at) => pattern.exec((at === 0 ? mail?.text : mail?.html) ?? '')?.[1]);
}

test('a mail links the built-in accessibility statement in its language, or the configured one [A72]', async () => {
  const { publicUrl, defaults } = server.backEnd;
  const own = `${publicUrl}/acquisition/de/accessibility`;
  expect(await statementFor('ada@example.org')).toEqual([own, own]);
  for (const [nth, [named, absolute]] of [
    ['/access', `${publicUrl}/access`] as const,
    ['https://shop.example/access', 'https://shop.example/access'] as const,
  ].entries()) {
    Object.assign(defaults.entrancePageConfig, { accessibilityUrl: named });
    expect(await statementFor(`ada-${nth}@example.org`)).toEqual([absolute, absolute]);
  }
  Object.assign(defaults.entrancePageConfig, { accessibilityUrl: '' });
});

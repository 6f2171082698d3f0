import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAIL_KINDS } from '../../../graphql/backend/mail/kinds.ts';
import { LOCALES } from '../../../locales/languages.ts';
import { definitions } from '../charts/page-offers.ts';
import { mailFiles } from './compose.ts';
import { KINDS, mailFile, mailOf, mailsAfter } from './mails.ts';

test('every mail kind of the back end is listed', () => {
  expect(KINDS.toSorted()).toEqual(MAIL_KINDS.toSorted());
});
test('the button of each mail has the target set by the back end', () => {
  const linked = KINDS.map((kind) => {
    const source = readFileSync(mailOf(kind).file, 'utf8');
    return [kind, /pageUrl\([^']*(?:'en', )?'(\/[^']*)'/.exec(source)?.[1] ?? null];
  });
  const opens = KINDS.map((kind) => {
    const { opens: page } = mailOf(kind);
    return [kind, page === null ? null : page === 'landing' ? '/' : definitions[page].path];
  });
  expect(opens).toEqual(linked);
});
test('calls list the mails they may trigger', () => {
  expect([mailsAfter('resend'), mailsAfter('requestPlace'), mailsAfter('logout')]).toEqual([
    ['activation', 'lapsed'],
    ['lobby'],
    [],
  ]);
});
test('each mail is a file in each language, with all files it needs', async () => {
  const names = [...mailFiles.keys()];
  for (const kind of KINDS) for (const locale of LOCALES) expect(names).toContain(mailFile(kind, locale));
  const html = String(await mailFiles.get(mailFile('activation', 'de'))?.());
  expect(html).toContain('<html lang="de"');
  const asked = [...html.matchAll(/(?:src|srcset|href)="([^"#]+)"/g)].map(([, address = '']) => address);
  expect(asked.filter((address) => !address.startsWith('https:') && !names.includes(`mails/${address}`))).toEqual([]);
  expect(String(await mailFiles.get('mails/faces.css')?.())).not.toContain('https:');
});

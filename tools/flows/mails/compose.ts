/** Composes the back end's mails for an invented visitor, as files that open from disk. For Node only. */
import { Hono } from 'hono';
import { compose } from '../../../graphql/backend/mail/compose.ts';
import type { MailKind } from '../../../graphql/backend/mail/kinds.ts';
import { pageUrl } from '../../../graphql/backend/mail/links.ts';
import { fontSheet, mailFonts } from '../../../graphql/backend/mail/fonts.ts';
import { mailPictures, PICTURE_FILES } from '../../../graphql/backend/mail/pictures.ts';
import type { HttpEnv } from '../../../graphql/backend/http/client.ts';
import { say } from '../../../graphql/backend/language/texts.ts';
import { otherSystems } from '../../../machines/domain/other-systems.ts';
import { LOCALES, type Locale } from '../../../locales/languages.ts';
import { definitions } from '../charts/page-offers.ts';
import { KINDS, mailFile, mailOf } from './mails.ts';

const ORIGIN = 'https://vestibule.example';
/** Mails that address registered readers by name. */
const NAMED: readonly MailKind[] = ['activation', 'accountExists', 'lapsed'];

/** The back end's routes for pictures and fonts in mails. */
const served = new Hono<HttpEnv>();
mailPictures(served);
mailFonts(served);
const IN_MAILS = new RegExp(`${ORIGIN}(/entrance/mail/([^"')]+))`, 'g');
const fileOf = async (path: string) => Buffer.from(await (await served.request(path)).arrayBuffer());

/**
 * The HTML. Its pictures are separate files, and its fonts are in a style sheet: from disk a browser loads no font
 * file.
 */
async function mailIn(kind: MailKind, locale: Locale): Promise<string> {
  const { opens } = mailOf(kind);
  const { html } = await compose({
    kind,
    locale,
    name: NAMED.includes(kind) ? { first: 'Zoë', last: 'Lindström' } : null,
    ...(kind === 'activation'
      ? { inviter: 'Clara', voucher: '10-percent-no-mov', also: [say(locale, 'mail.activation.passwordNext')] }
      : {}),
    actionUrl:
      opens === null ? ORIGIN + otherSystems.loginUrl : pageUrl(ORIGIN, locale, definitions[opens].path ?? '/'),
    company: {
      origin: ORIGIN,
      imprintUrl: ORIGIN + otherSystems.imprintUrl,
      privacyUrl: ORIGIN + otherSystems.privacyUrl,
      accessibilityUrl: pageUrl(ORIGIN, locale, '/accessibility'),
      address: null,
    },
    unsubscribeUrl: null,
  });
  return html
    .replace(fontSheet(ORIGIN), '</style><link rel="stylesheet" href="faces.css" /><style>')
    .replaceAll(IN_MAILS, (_, __, name: string) => name);
}
async function faces(): Promise<string> {
  const found = [...fontSheet(ORIGIN).matchAll(IN_MAILS)];
  const data = await Promise.all(found.map(async ([, path = '']) => (await fileOf(path)).toString('base64')));
  return found.reduce(
    (sheet, [url], at) => sheet.replace(url, () => `data:font/woff2;base64,${data[at]}`),
    fontSheet(ORIGIN),
  );
}

/** All files of the mails, by their address relative to the workbench page. */
export const mailFiles: ReadonlyMap<string, () => Promise<string | Buffer>> = new Map<
  string,
  () => Promise<string | Buffer>
>([
  ...KINDS.flatMap((kind) => LOCALES.map((locale) => [mailFile(kind, locale), () => mailIn(kind, locale)] as const)),
  ...PICTURE_FILES.map((name) => [`mails/${name}`, () => fileOf(`/entrance/mail/${name}`)] as const),
  ['mails/faces.css', faces],
]);

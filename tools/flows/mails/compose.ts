/**
 * The mails as the back end composes them, for a visitor who is made up, as files that open from disk. For Node alone.
 */
import { Hono } from 'hono';
import { compose } from '../../../graphql/backend/mail/compose.ts';
import type { MailKind } from '../../../graphql/backend/mail/kinds.ts';
import { pageUrl } from '../../../graphql/backend/mail/links.ts';
import { faceSheet, mailFaces } from '../../../graphql/backend/mail/faces.ts';
import { mailPictures, PICTURE_FILES } from '../../../graphql/backend/mail/pictures.ts';
import type { HttpEnv } from '../../../graphql/backend/http/client.ts';
import { say } from '../../../graphql/backend/language/texts.ts';
import { otherSystems } from '../../../machines/domain/other-systems.ts';
import { LOCALES, type Locale } from '../../../locales/languages.ts';
import { definitions } from '../charts/page-offers.ts';
import { KINDS, mailFile, mailOf } from './mails.ts';

const ORIGIN = 'https://vestibule.example';
/** Mails that greet by name: their readers have registered. */
const NAMED: readonly MailKind[] = ['activation', 'accountExists', 'lapsed'];

/** What the back end serves for mails: pictures and faces. */
const served = new Hono<HttpEnv>();
mailPictures(served);
mailFaces(served);
const IN_MAILS = new RegExp(`${ORIGIN}(/entrance/mail/([^"')]+))`, 'g');
const fileOf = async (path: string) => Buffer.from(await (await served.request(path)).arrayBuffer());

/**
 * HTML. Its pictures are beside it, and its faces in a style sheet: from disk a browser fetches no font of its own
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
    house: {
      origin: ORIGIN,
      imprintUrl: ORIGIN + otherSystems.imprintUrl,
      privacyUrl: ORIGIN + otherSystems.privacyUrl,
      accessibilityUrl: pageUrl(ORIGIN, locale, '/accessibility'),
      address: null,
    },
    unsubscribeUrl: null,
  });
  return html
    .replace(faceSheet(ORIGIN), '</style><link rel="stylesheet" href="faces.css" /><style>')
    .replaceAll(IN_MAILS, (_, __, name: string) => name);
}
async function faces(): Promise<string> {
  const found = [...faceSheet(ORIGIN).matchAll(IN_MAILS)];
  const data = await Promise.all(found.map(async ([, path = '']) => (await fileOf(path)).toString('base64')));
  return found.reduce(
    (sheet, [url], at) => sheet.replace(url, () => `data:font/woff2;base64,${data[at]}`),
    faceSheet(ORIGIN),
  );
}

/** Every file of them, by its address from the page of the workbench. */
export const mailFiles: ReadonlyMap<string, () => Promise<string | Buffer>> = new Map<
  string,
  () => Promise<string | Buffer>
>([
  ...KINDS.flatMap((kind) => LOCALES.map((locale) => [mailFile(kind, locale), () => mailIn(kind, locale)] as const)),
  ...PICTURE_FILES.map((name) => [`mails/${name}`, () => fileOf(`/entrance/mail/${name}`)] as const),
  ['mails/faces.css', faces],
]);

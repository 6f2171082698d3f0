/** Images of mails, in a light and a dark version. Their URLs never change, because mails are read for years. */
import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import type { HttpEnv } from '../http/client.ts';
import { MAIL_KINDS, type MailKind } from './kinds.ts';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Image of each kind of mail; it shows how far the guest is. */
const PICTURE_OF = {
  activation: 'key',
  lobby: 'aside',
  interest: 'closed',
  accountExists: 'open',
  lapsed: 'dark',
  approved: 'envelope',
  invited: 'envelope',
} as const satisfies Record<MailKind, string>;

const PATH = '/entrance/mail/';
const fileOf = (kind: MailKind, theme: Theme): string => `${PICTURE_OF[kind]}-${theme}.jpg`;
export const PICTURE_FILES: readonly string[] = [
  ...new Set(MAIL_KINDS.flatMap((kind) => THEMES.map((theme) => fileOf(kind, theme)))),
];
const pictureFile = (name: string): URL => new URL(`pictures/${name}`, import.meta.url);

/** URL of an image: the same for every recipient, so it does not track. @param origin `PUBLIC_URL`. */
export const pictureUrl = (origin: string, kind: MailKind, theme: Theme): string =>
  `${origin}${PATH}${fileOf(kind, theme)}`;

/** Serves the images to mail clients, which are often pages of another site. */
export const mailPictures = (app: Hono<HttpEnv>): void => {
  for (const name of PICTURE_FILES) {
    const body = new Uint8Array(readFileSync(pictureFile(name)));
    app.get(`${PATH}${name}`, (c) =>
      c.body(body, 200, {
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=2592000',
        'cross-origin-resource-policy': 'cross-origin',
      }),
    );
  }
};

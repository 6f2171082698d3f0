/** The pictures of mails: of each one for paper and one for the dark, at addresses that stay, since mails are read for years. */
import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import type { HttpEnv } from '../http/client.ts';
import { MAIL_KINDS, type MailKind } from './kinds.ts';

const GROUNDS = ['light', 'dark'] as const;
type Ground = (typeof GROUNDS)[number];

/** What each kind of mail shows: how far its way is open. */
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
const fileOf = (kind: MailKind, ground: Ground): string => `${PICTURE_OF[kind]}-${ground}.jpg`;
/** All of them, by their names. */
export const PICTURE_FILES: readonly string[] = [
  ...new Set(MAIL_KINDS.flatMap((kind) => GROUNDS.map((ground) => fileOf(kind, ground)))),
];
/** Where one lies. */
export const pictureFile = (name: string): URL => new URL(`pictures/${name}`, import.meta.url);

/** The same for everyone who is mailed it: an address that tells of nobody. @param origin `PUBLIC_URL`. */
export const pictureUrl = (origin: string, kind: MailKind, ground: Ground): string =>
  `${origin}${PATH}${fileOf(kind, ground)}`;

/** Serves them to whatever shows a mail, which is another site's page more often than not. */
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

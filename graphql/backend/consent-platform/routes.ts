/** The embedded consent platform (D36): its script, and where a customer's choice is told. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { BackEnd } from '../context.ts';
import type { HttpEnv } from '../http/client.ts';
import { UNREAD, jsonBody } from '../http/json-body.ts';
import { hashOf } from '../keys.ts';
import { areOurs } from '../registrations/view.ts';
import { answer } from '../site/answer.ts';
import { type SiteFile, load } from '../site/build.ts';

const MAX_BODY = 4 * 1024;
const SCRIPT = 'consent/cmp_min.js';

/** The built script in a folder, read again after each build; null while there is none. */
const scriptIn = (dir: string): (() => Promise<SiteFile | null>) => {
  let known: { builtAt: number; file: SiteFile } | null = null;
  return async () => {
    try {
      const { mtimeMs } = await stat(join(dir, SCRIPT));
      if (known?.builtAt !== mtimeMs) known = { builtAt: mtimeMs, file: await load(dir, SCRIPT) };
      return known.file;
    } catch {
      return null;
    }
  };
};

const secret = v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/));
const credentialsAndChoice = v.object({
  hmacToken: secret,
  passphrase: secret,
  analytics: v.optional(v.boolean()),
  personalisation: v.optional(v.boolean()),
});

/** `GET /entrance/cmp/js/cmp_min.js` and `POST /entrance/cmp/credentials`. */
export const consentPlatform = (app: Hono<HttpEnv>, backEnd: BackEnd): void => {
  const script = scriptIn(backEnd.settings.siteDir);

  app.get('/entrance/cmp/js/cmp_min.js', async (c) => {
    const file = await script();
    if (file) return answer(c, file, 200, 'public, max-age=3600');
    return c.text('The consent script is not built yet: npm run build\n', 404, { 'cache-control': 'no-store' });
  });

  const limit = bodyLimit({
    maxSize: MAX_BODY,
    onError: (c) => c.text(`The body must not exceed ${MAX_BODY} bytes\n`, 413, UNREAD),
  });
  app.post('/entrance/cmp/credentials', limit, async (c) => {
    const { success, output } = v.safeParse(credentialsAndChoice, await jsonBody(c));
    if (!success) return c.text('The body must be {hmacToken, passphrase, analytics, personalisation}\n', 400);
    if (!areOurs(backEnd, output)) return c.text('The credentials are not ours\n', 403);
    // The log is all that is kept of it: whose it is by a hash, since what opens something is not logged (D7).
    const { hmacToken, analytics = null, personalisation = null } = output;
    backEnd.log('consent.told', { customer: hashOf(hmacToken).slice(0, 16), analytics, personalisation });
    return c.body(null, 204);
  });
};

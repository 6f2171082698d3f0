/**
 * The embedded consent platform (D36): its script, its texts per language, and the endpoint for a customer's choice.
 */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { LOCALES } from '../../../locales/languages.ts';
import { type HttpEnv, clientOf, UNREAD, jsonBody } from '../http/client.ts';
import { limitRate } from '../http/rate-limits.ts';
import { hashOf } from '../common/keys.ts';
import { holderOf } from '../accounts/consent-credentials.ts';
import type { Services } from '../idempotency/mutation.ts';
import { answerWith } from '../site/serve.ts';
import { type SiteFile, load } from '../site/build.ts';
import { currentRelease } from '../common/releases.ts';

const MAX_BODY = 4 * 1024;

/** Files of the served release, reloaded after a build; null for a missing file. */
const filesIn = (siteDir: string): ((name: string) => Promise<SiteFile | null>) => {
  const known = new Map<string, { version: string; file: SiteFile }>();
  return async (name) => {
    try {
      const dir = join(await currentRelease(siteDir), 'consent');
      const { mtimeMs } = await stat(join(dir, name));
      const version = `${dir} ${mtimeMs}`;
      const kept = known.get(name);
      if (kept?.version === version) return kept.file;
      const file = await load(dir, name);
      known.set(name, { version, file });
      return file;
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

/** `GET /entrance/cmp/js/cmp_min.js`, `GET /entrance/cmp/words/<language>.json`, `POST /entrance/cmp/credentials`. */
export const consentPlatform = (app: Hono<HttpEnv>, backEnd: Services): void => {
  const built = filesIn(backEnd.settings.siteDir);
  const serve = async (c: Context<HttpEnv>, name: string) => {
    const file = await built(name);
    if (file) return answerWith(c, file, 200, 'public, max-age=3600');
    return c.text('The consent script is not built yet: npm run build\n', 404, { 'cache-control': 'no-store' });
  };

  app.get('/entrance/cmp/js/cmp_min.js', (c) => serve(c, 'cmp_min.js'));
  for (const locale of LOCALES) app.get(`/entrance/cmp/words/${locale}.json`, (c) => serve(c, `words/${locale}.json`));

  const limit = bodyLimit({
    maxSize: MAX_BODY,
    onError: (c) => c.text(`The body must not exceed ${MAX_BODY} bytes\n`, 413, UNREAD),
  });
  app.post('/entrance/cmp/credentials', limit, async (c) => {
    const { success, output } = v.safeParse(credentialsAndChoice, await jsonBody(c));
    if (!success) return c.text('The body must be {hmacToken, passphrase, analytics, personalisation}\n', 400);
    await limitRate(backEnd, 'consentCredentials', clientOf(c, backEnd.settings.trustProxy));
    const holder = await holderOf(backEnd, output);
    if (holder === null) return c.text('The credentials are not ours\n', 403);
    // The choice is only logged, with a hash as the customer reference: credentials are never logged (D7).
    const { hmacToken, analytics = null, personalisation = null } = output;
    backEnd.log('consent.told', { [holder]: hashOf(hmacToken).slice(0, 16), analytics, personalisation });
    return c.body(null, 204);
  });
};

/** Serves `/.well-known/security.txt` (RFC 9116) if `SECURITY_CONTACT` is set. */
import type { Hono } from 'hono';
import { type Clock, DAY, after } from '../common/clock.ts';
import type { Settings } from '../settings/settings.ts';
import type { HttpEnv } from './client.ts';

const PATH = '/.well-known/security.txt';
/** Validity from the time of the request, in ms; clients fetch it again after that (RFC 9116, 2.5.5). */
const GOOD_FOR = 30 * DAY;

interface Services {
  clock: Clock;
  publicUrl: string;
  settings: Pick<Settings, 'securityContact'>;
}

export const securityTxt = (app: Hono<HttpEnv>, { clock, publicUrl, settings }: Services): void => {
  const { securityContact } = settings;
  if (securityContact === null) return;
  app.get(PATH, (c) => {
    const expires = after(clock.now(), GOOD_FOR).toISOString().slice(0, 19);
    const lines = [`Contact: ${securityContact}`, `Expires: ${expires}Z`, `Canonical: ${publicUrl}${PATH}`, ''];
    return c.text(lines.join('\n'), 200, { 'cache-control': 'max-age=86400' });
  });
};

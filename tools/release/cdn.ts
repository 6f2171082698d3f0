/**
 * `npm run tool -- cdn`: writes the server's responses as files, for a CDN or nginx in front of it, with headers and
 * rewrites for nginx, Netlify and Cloudflare Pages. It reads the server's settings, because pages contain their origin
 * and the addresses of services.
 *
 * --out folder     output folder (default: cdn)
 * --back-end url   address of the back end (default: http://127.0.0.1:9090)
 * --listen port    port of nginx (default: 8080)
 * --brotli         nginx serves brotli files
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { answerHeaders } from '../../graphql/backend/http/security-headers.ts';
import { readSettings } from '../../graphql/backend/settings.ts';
import { readBuild } from '../../graphql/backend/site/build.ts';
import { readKept } from '../../graphql/backend/site/kept.ts';
import { currentRelease } from '../../graphql/backend/site/releases.ts';
import { readRuntimeDefaults } from '../../graphql/backend/site/runtime-defaults.ts';
import { cloudflareFiles, headerRules, netlifyFiles } from './cdn/hosts.ts';
import { nginxConfiguration } from './cdn/nginx.ts';
import { staticSite } from './cdn/static-site.ts';
import { writeFiles } from './cdn/write-files.ts';
import { print, requireNode } from '../process/command.ts';

requireNode();
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'cdn' },
    'back-end': { type: 'string', default: 'http://127.0.0.1:9090' },
    listen: { type: 'string', default: '8080' },
    brotli: { type: 'boolean', default: false },
  },
});
const out = resolve(values.out);
const backEnd = new URL(values['back-end']).origin;
const settings = readSettings(process.env);
if (settings.publicUrl === null) throw new Error('PUBLIC_URL must say where the pages are served from');
const release = await currentRelease(settings.siteDir);
const built = await readBuild(release, settings.publicUrl);
const defaults = readRuntimeDefaults(settings);
const site = staticSite({ ...built, kept: await readKept(settings.siteDir, release) }, defaults, settings.publicUrl);
const headers = answerHeaders(settings);

// Not the whole folder, which may hold other files.
await rm(join(out, 'public'), { recursive: true, force: true });
const written = await writeFiles(join(out, 'public'), site);
const nginx = nginxConfiguration(site, {
  root: join(out, 'public'),
  listen: values.listen,
  backEnd: new URL(backEnd).host,
  brotli: values.brotli,
  secure: settings.environment === 'production',
  answerHeaders: headers,
});
const folders = {
  '.': { 'nginx.conf': nginx },
  netlify: { _headers: headerRules(site, headers), ...netlifyFiles(site, defaults, backEnd) },
  cloudflare: { _headers: headerRules(site, headers), ...cloudflareFiles(site, defaults, backEnd) },
};
for (const [folder, files] of Object.entries(folders)) {
  await mkdir(join(out, folder), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(out, folder, name), content);
}
print(`${written} files in ${join(out, 'public')}; nginx.conf, netlify/ and cloudflare/ beside them`);

/**
 * Shows the site that came with a release: `node tools/operate/publish-site.ts FOLDER` adds it to those in a folder, which `SITE_DIR` names.
 * The releases before it stay there for tabs that have them open.
 */
import { cp } from 'node:fs/promises';
import { newDraft, publish } from '../build/publish.ts';
import { DEFAULT_SITE_DIR, currentRelease } from '../../graphql/backend/site/releases.ts';

const [dir] = process.argv.slice(2);
if (dir === undefined) {
  process.stderr.write('node tools/operate/publish-site.ts FOLDER\n');
  process.exit(2);
}
const draft = await newDraft(dir);
await cp(await currentRelease(DEFAULT_SITE_DIR), draft, { recursive: true });
process.stdout.write(`${dir} shows ${await publish(dir, draft)}\n`);

/**
 * Publishes the site of a release: `node tools/operate/publish-site.ts FOLDER` adds it to the releases in the folder
 * that `SITE_DIR` names. Earlier releases stay there for open tabs.
 */
import { cp } from 'node:fs/promises';
import { newDraft, publish } from '../build/publish.ts';
import { DEFAULT_SITE_DIR, currentRelease } from '../../graphql/backend/common/releases.ts';

const [dir] = process.argv.slice(2);
if (dir === undefined) {
  process.stderr.write('node tools/operate/publish-site.ts FOLDER\n');
  process.exit(2);
}
const draft = await newDraft(dir);
await cp(await currentRelease(DEFAULT_SITE_DIR), draft, { recursive: true });
process.stdout.write(`${dir} shows ${await publish(dir, draft)}\n`);

/**
 * Curtains, shadows, cards, silks, stores and vouchers are many, and a page may show any of them: with a hash in each
 * name, their addresses would add an incompressible kilobyte to the first script. In the built site they share one
 * prefix with a hash of all their contents, so an address is computed from a name.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { BASE } from '../../machines/domain/site.ts';

const MODULE = /[\\/]src[\\/]ui[\\/]art[\\/]address\.ts$/;

export function picturesBelow(root: string): { prefix: string; pictures: ReadonlyMap<string, string> } {
  const pictures = new Map(
    globSync('src/ui/art/{card,curtain,shadow,silk,store,voucher}-*.svg', { cwd: root })
      .toSorted()
      .map((file) => [basename(file), readFileSync(join(root, file), 'utf8')]),
  );
  const hash = createHash('sha256')
    .update(JSON.stringify([...pictures]))
    .digest('base64url')
    .slice(0, 8);
  return { prefix: `assets/${hash}-`, pictures };
}

/** @param emitted true in the build for the browser; the build of documents only uses the names. */
export function picturesByName(root: string, { emitted }: { emitted: boolean }): Plugin {
  const { prefix, pictures } = picturesBelow(root);
  return {
    name: 'vestibule:pictures-by-name',
    apply: 'build',
    buildStart() {
      if (!emitted) return;
      for (const [name, source] of pictures) this.emitFile({ type: 'asset', fileName: `${prefix}${name}`, source });
    },
    load(id) {
      if (!MODULE.test(id)) return null;
      return `export const pictureNamed = (name) => ${JSON.stringify(`${BASE}/${prefix}`)} + name + '.svg';`;
    },
  };
}

/**
 * Digests of everything a screen's pictures depend on: the modules of every page, those of the screen, its messages,
 * and its states in the chart. Other changes invalidate no picture.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isCommon, SCREEN_GROUPS } from '../../../src/engine/language/page-messages.ts';
import type { Locale } from '../../../locales/languages.ts';
import { definitions } from '../charts/page-offers.ts';
import { CHARTS_OF_SCREENS } from '../charts/charts.ts';
import { statesOf } from '../charts/facts.ts';

/** In px. */
export const SIZE = { width: 390, height: 620 } as const;

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const filesIn = (patterns: readonly string[]) =>
  globSync([...patterns], { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$|\.md$/.test(file) && statSync(join(ROOT, file)).isFile(),
  );

/** A chart decides where a situation is, not how it looks; only its data on the screen's states counts. */
const IS_CHART = /^machines\/.*\.(?:states|machine)\.ts$/;
const TYPES_ALONE = /^(?:import|export) type [^;]*;/gm;
/** A relative path in quotes, or in a style sheet. */
const NAMED = /['"(](\.{1,2}\/[^'"()?]+)/g;
const OF_ONE_SCREEN = /^src\/screens\/[A-Z]\w*\/|\.page\.ts$/;
/** Loads every screen. */
const OF_ALL = /^src\/screens\/screens\.ts$/;
/** The files that these load, including themselves. @param but modules not to follow. */
function loadedBy(roots: readonly string[], but = OF_ALL): ReadonlySet<string> {
  const loaded = new Set<string>();
  const open = [...roots];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (loaded.has(file) || IS_CHART.test(file) || but.test(file)) continue;
    loaded.add(file);
    if (!/\.(?:tsx?|css)$/.test(file)) continue;
    for (const [, named = ''] of read(file).replaceAll(TYPES_ALONE, '').matchAll(NAMED)) {
      const at = join(dirname(file), named);
      if (existsSync(join(ROOT, at)) && statSync(join(ROOT, at)).isFile()) open.push(at);
    }
  }
  return loaded;
}

const DRAWN_BY_ALL = ['src/ui/**', 'tools/photograph/**'];
/** Overlays have modules instead of a folder. */
const OVER = ['tools/photograph/screens/overlays.ts', 'src/consent-banner/main.ts', 'src/screens/Landing/Landing.tsx'];

const digest = (of: unknown) => createHash('sha256').update(JSON.stringify(of)).digest('base64url');
const contents = (files: Iterable<string>) =>
  [...files].toSorted().map((file) => [file, digest(readFileSync(join(ROOT, file), 'base64'))]);

/** The pages of a screen and their states in the chart. */
const chartOf = (screen: string) => [
  Object.values(definitions).filter((page) => page.screen === screen),
  [...statesOf('visit'), ...(CHARTS_OF_SCREENS[screen] ? statesOf(CHARTS_OF_SCREENS[screen]) : [])]
    .filter(({ page }) => page === null || definitions[page].screen === screen)
    .map(({ path, kind, initial, tags }) => [path, kind, initial, tags]),
];

/** The files that draw a screen, including those of every page. */
export const filesOf = (screen: string): readonly string[] => [
  ...loadedBy(screen === 'Overlays' ? OVER : filesIn([`src/screens/${screen}/**`])),
];

/** @returns for a screen, the current digest of its inputs. */
export function digestsByScreen(language: Locale): (screen: string) => string {
  const texts = Object.entries(JSON.parse(read(`locales/${language}.json`)) as Record<string, unknown>);
  const common = loadedBy(['src/App.tsx', 'tools/photograph/screens/draw.tsx'], OF_ONE_SCREEN);
  const shared = digest([
    SIZE,
    contents(new Set([...common, ...filesIn(DRAWN_BY_ALL)])),
    texts.filter(([group]) => isCommon(group)),
  ]);
  return (screen) => {
    const own = filesOf(screen).filter((file) => !common.has(file));
    const groups: readonly string[] = Reflect.get(SCREEN_GROUPS, screen) ?? [];
    return digest([shared, contents(own), texts.filter(([group]) => groups.includes(group)), chartOf(screen)]);
  };
}

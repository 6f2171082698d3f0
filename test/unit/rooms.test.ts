/** Import rules and forbidden patterns (architecture). */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { sources, type Source } from '../../tools/check/sources.ts';

const machines = sources('machines/**/*.ts');
const view = sources('src/**/*.{ts,tsx}');

/** Forbidden imports, as `file → import`. */
const forbidden = (files: readonly Source[], allowed: (from: string, source: Source, typesOnly: boolean) => boolean) =>
  files.flatMap((source) =>
    source.imports
      .filter(({ from, typesOnly }) => !allowed(from, source, typesOnly))
      .map(({ from }) => `${source.file} → ${from}`),
  );
/** Matches of a pattern, as `file: match`. */
const saying = (files: readonly Source[], pattern: RegExp) =>
  files.flatMap(({ file, code }) => [...code.matchAll(pattern)].map(([words]) => `${file}: ${words}`));

/** Imports, except those on demand, between the names that `nameOf` gives to files. */
function importsBy(files: readonly Source[], nameOf: (file: string) => string) {
  const imports = new Map(files.map(({ file }) => [nameOf(file), new Set<string>()]));
  for (const source of files)
    for (const { from, lazy } of source.imports)
      if (!lazy && imports.has(nameOf(from))) imports.get(nameOf(source.file))?.add(nameOf(from));
  return imports;
}
const reachable = (imports: ReadonlyMap<string, ReadonlySet<string>>, from: string) => {
  const found = new Set<string>();
  const visit = (name: string) =>
    imports.get(name)?.forEach((next) => {
      if (found.has(next)) return;
      found.add(next);
      visit(next);
    });
  visit(from);
  return found;
};
/** Names that import each other directly or through others. */
const circles = (imports: ReadonlyMap<string, ReadonlySet<string>>) => {
  const reached = new Map([...imports.keys()].map((name) => [name, reachable(imports, name)]));
  const circleOf = (name: string) => [...(reached.get(name) ?? [])].filter((other) => reached.get(other)?.has(name));
  const found = [...imports.keys()].map((name) => circleOf(name).toSorted().join(' '));
  return [...new Set(found)].map((names) => names.split(' ')).filter(({ length }) => length > 1);
};

describe('the whole tree', () => {
  const all = sources('{machines,src,locales,graphql,tools,test,packages}/**/*.{ts,tsx}');
  /** The generated contract is below the charts, the back end above them. */
  const room = (file: string) => /^graphql\/\w+|^\w+/.exec(file)?.[0] ?? '';

  test('no import circle between rooms', () => {
    const rooms = importsBy(all, room);
    expect([rooms.size, circles(rooms)]).toEqual([9, []]);
  });
  test('no import circle of more than three files', () => {
    const files = importsBy(all, (file) => file);
    expect([files.size > 1000, circles(files).filter(({ length }) => length > 3)]).toEqual([true, []]);
  });
});

describe('machines', () => {
  /** The folders as drawn: each line imports only lines below it. */
  const drawn = (/```text\n\(visit\)\n([^`]+)```/.exec(readFileSync('machines/README.md', 'utf8'))?.[1] ?? '')
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/));
  const lineOf = (file: string) => drawn.findIndex((folders) => folders.includes(file.split('/')[1] ?? ''));
  const isAtTop = (file: string) => dirname(file) === 'machines';
  const ours = (from: string) => from.startsWith('machines/');

  test('every folder is drawn', () => {
    expect(machines.filter(({ file }) => !isAtTop(file) && lineOf(file) < 0).map(({ file }) => file)).toEqual([]);
  });
  test('a folder imports folders of lower lines', () => {
    const follows = (from: string, { file }: Source) =>
      !ours(from) || isAtTop(file) || dirname(from) === dirname(file) || lineOf(from) > lineOf(file);
    expect(forbidden(machines, follows)).toEqual([]);
  });
  test('charts do not import schemas: Yup is loaded with the forms', () => {
    expect(forbidden(machines, (from) => !from.endsWith('.schema.ts'))).toEqual([]);
  });
  test('import only xstate, Yup in schemas, and types of contract and messages', () => {
    const types = ['graphql/generated/client/graphql.ts', 'locales/messages.ts'];
    const typed = (from: string, typesOnly: boolean) =>
      (typesOnly && types.includes(from)) || from === 'locales/languages.ts';
    expect(
      forbidden(
        machines,
        (from, { file }, typesOnly) =>
          ours(from) || from === 'xstate' || typed(from, typesOnly) || (from === 'yup' && file.endsWith('.schema.ts')),
      ),
    ).toEqual([]);
  });
  test('the domain imports only the domain', () => {
    const domain = machines.filter(({ file }) => file.startsWith('machines/domain/'));
    expect(forbidden(domain, (from) => from.startsWith('machines/domain/') || from === 'locales/languages.ts')).toEqual(
      [],
    );
  });
  test('use no browser APIs', () => {
    expect(
      saying(machines, /\b(?:window|document|localStorage|sessionStorage|location|navigator|history)\.|\bfetch\(/g),
    ).toEqual([]);
  });
  test('have no clock: time comes by event, response or input', () => {
    expect(saying(machines, /\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\b/g)).toEqual([]);
  });
  test('at most 200 lines a file', () => {
    const lengths = machines.map(({ file, text }) => [file, text.split('\n').length - 1] as const);
    expect(lengths.filter(([, lines]) => lines > 200)).toEqual([]);
  });
});

describe('the view', () => {
  const room = (name: string) => view.filter(({ file }) => file.startsWith(`src/${name}/`));
  const [screens, ui, layouts, engine, services] = [
    room('screens'),
    room('ui'),
    room('layouts'),
    room('engine'),
    room('services'),
  ];
  const within =
    (...rooms: string[]) =>
    (from: string) =>
      !/^(?:src|machines|locales|graphql|test|tools)\//.test(from) || rooms.some((room) => from.startsWith(room));

  test.each([
    ['screens', screens, ['src/screens/', 'src/engine/', 'src/layouts/', 'src/ui/', 'machines/', 'locales/']],
    [
      'integrations',
      room('integrations'),
      ['src/integrations/', 'src/engine/', 'src/services/', 'machines/', 'locales/'],
    ],
    [
      'the recorder',
      room('recorder'),
      ['src/recorder/', 'src/engine/', 'src/services/storage/', 'machines/', 'locales/'],
    ],
    ['services', services, ['src/services/', 'machines/', 'locales/', 'graphql/generated/']],
    ['the engine', engine, ['src/engine/', 'src/services/', 'machines/', 'locales/']],
    ['layouts', layouts, ['src/layouts/', 'src/ui/']],
    ['ui', ui, ['src/ui/']],
  ])('%s import what is below them', (_, files, rooms) => {
    expect([files.length > 3, forbidden(files, within(...rooms))]).toEqual([true, []]);
  });
  test('the product imports recorder and development code in one place', () => {
    const developing = /^src\/(?:recorder|developing)\//;
    const others = view.filter(({ file }) => !developing.test(file));
    const begins = (file: string, from: string) => file === 'src/main.ts' && from === 'src/developing/develop.ts';
    expect(forbidden(others, (from, { file }) => !developing.test(from) || begins(file, from))).toEqual([]);
  });
  test('services take types from the charts, and values from their lower folders', () => {
    const lower = /^machines\/(?:domain|flows|landing-pages|analytics|context)\//;
    expect(
      forbidden(services, (from, _, typesOnly) => !from.startsWith('machines/') || lower.test(from) || typesOnly),
    ).toEqual([]);
  });
  test('no file imports a test, a fixture or a harness', () => {
    expect(forbidden([...view, ...machines], (from) => !/^test\/|\.test\.|\/fixtures\.ts$/.test(from))).toEqual([]);
  });
  test('screens and parts neither navigate nor fetch', () => {
    expect(
      saying(
        [...screens, ...ui, ...layouts],
        /\buseNavigate\b|\bnavigate\(|\bfetch\(|\blocation\.(?:assign|replace|href\s*=)/g,
      ),
    ).toEqual([]);
  });
  test('components send page offers, no literal events', () => {
    expect(saying([...screens, ...ui, ...layouts], /\{\s*type:\s|\.send\(/g)).toEqual([]);
  });
  test('react-router holds no state', () => {
    expect(saying(view, /\b(?:BrowserRouter|createBrowserRouter|useNavigate|<Routes?\b|useRoutes)\b/g)).toEqual([]);
  });
});

describe('the back end', () => {
  const backEnd = sources('graphql/backend/**/*.ts', 'graphql/generated/backend.ts');
  test('no import circle between folders', () => {
    const folders = importsBy(backEnd, dirname);
    expect([folders.size > 20, circles(folders)]).toEqual([true, []]);
  });
  test('a folder imports folders of its own or lower lines of the README', () => {
    const layout = readFileSync('graphql/backend/README.md', 'utf8').matchAll(/^\d\. .*(?:\n {3}.*)*/gm);
    const lines = [...layout].map(([line]) => [...line.matchAll(/`([a-z-]+)\/`/g)].map(([, folder]) => folder));
    const lineOf = (file: string) => lines.findIndex((folders) => folders.includes(file.split('/')[2]));
    const within = backEnd.filter(({ file }) => /^graphql\/backend\/(?!testing\/)[^/]+\//.test(file));
    expect(within.filter(({ file }) => lineOf(file) < 0).map(({ file }) => file)).toEqual([]);
    const isOurs = (from: string) => from.startsWith('graphql/backend/');
    expect(forbidden(within, (from, { file }) => !isOurs(from) || lineOf(from) >= lineOf(file))).toEqual([]);
  });
});

describe('the witness', () => {
  const doors = ['packages/witness/index.ts', 'packages/witness/browser.ts'];
  const isInside = (file: string) => file.startsWith('packages/witness/');
  test('imports only XState and Node', () => {
    const files = sources('packages/witness/**/*.ts');
    const wrong = forbidden(files, (from) => isInside(from) || from === 'xstate' || from.startsWith('node:'));
    expect([files.length > 30, wrong]).toEqual([true, []]);
  });
  test('has an entry point without Node for browsers', () => {
    const files = sources('packages/witness/{browser.ts,src/{stepper,xstate-internals}.ts}');
    expect(files.flatMap(({ imports }) => imports.map(({ from }) => from)).toSorted()).toEqual([
      'packages/witness/src/stepper.ts',
      'packages/witness/src/xstate-internals.ts',
      'packages/witness/src/xstate-internals.ts',
      'xstate',
      'xstate',
    ]);
  });
  test('is imported by its entry points', () => {
    const others = sources('{test,tools,src,machines,graphql}/**/*.{ts,tsx}');
    expect(forbidden(others, (from) => !isInside(from) || doors.includes(from))).toEqual([]);
  });
  test('requires the product’s XState', () => {
    const versionIn = (file: string) =>
      (JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> }).dependencies;
    expect(versionIn('packages/witness/package.json')).toEqual({ xstate: versionIn('package.json')['xstate'] });
  });
});

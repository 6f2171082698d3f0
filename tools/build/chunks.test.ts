/** The chunk of a module, for a graph of modules like ours. */
import { expect, test } from 'vitest';
import { chunksFrom, chunksOfPage } from './chunks.ts';

const graph: Readonly<Record<string, { imports?: string[]; later?: string[] }>> = {
  '/index.html': { imports: ['/src/main.ts'] },
  '/src/main.ts': {
    imports: ['/react'],
    later: ['/RegistrationForm.tsx', '/Landing.tsx', '/Lobby.tsx', '/calls.ts', '/side.ts'],
  },
  '/RegistrationForm.tsx': { imports: ['/react', '/formik', '/fields', '/voucher'], later: ['/rules.ts'] },
  '/Landing.tsx': { imports: ['/formik', '/names', '/voucher', '/src/screens/parts/EmailForm.tsx'] },
  '/Lobby.tsx': { imports: ['/names', '/src/screens/parts/EmailForm.tsx', '/dialog'] },
  '/calls.ts': { imports: ['/apollo', '/src/services/headers.ts'] },
  '/side.ts': { imports: ['/src/services/headers.ts', '/dialog', '/formik'] },
  '/src/screens/parts/EmailForm.tsx': { imports: ['/email'] },
};
const getModuleInfo = (id: string) => {
  const { imports = [], later = [] } = graph[id] ?? {};
  return { importedIds: imports, dynamicallyImportedIds: later };
};

test.each([
  ['what every page starts with', '/react', 'shell'],
  ['a screen', '/Lobby.tsx', 'membership'],
  ['what two screens need: with the first', '/names', 'landing'],
  ['modules of the first pages, even if shared', '/formik', 'forms'],
  ['what two of the first pages need', '/voucher', 'forms'],
  ['what the form alone needs, which comes ahead of its page', '/fields', 'registration'],
  ['a form that two screens show', '/src/screens/parts/EmailForm.tsx', 'forms'],
  ['what such a form needs', '/email', 'forms'],
  ['what only calls need', '/apollo', 'network'],
  ['modules shared with neighbouring screens', '/dialog', 'shared'],
  ['what calls share with it', '/src/services/headers.ts', 'shell'],
  ['what is imported for itself is left to the bundler', '/rules.ts', null],
  ['common words', '/locales/de.json?messages', 'de'],
  ['words of a screen', '/locales/de.json?messages=Lobby', 'de-membership'],
])('%s', (_, id, chunk) => {
  expect(chunksFrom('/index.html')(id, { getModuleInfo })).toBe(chunk);
});

test('a page preloads the entry, its screen and its messages; one in the shell preloads nothing else', () => {
  expect([chunksOfPage('CodeEntry', 'pl'), chunksOfPage('ErrorPage', 'pl')]).toEqual([
    ['index', 'view', 'forms', 'pl', 'pl-forms'],
    ['index', 'view', 'pl'],
  ]);
});

test('styles of some languages are in no chunk of a language, which would import itself', () => {
  const chunkOf = chunksFrom('/index.html');
  expect(
    ['/locales/ar.json?messages', '/src/ui/other-scripts.css'].map((id) => chunkOf(id, { getModuleInfo })),
  ).toEqual(['ar', 'other-scripts']);
});

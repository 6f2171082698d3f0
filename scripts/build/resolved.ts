/** How modules are found and what is known when built, by every build that draws the product. */
import { fileURLToPath } from 'node:url';

const below = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const resolve = {
  alias: [
    // Messages are compiled when built, so the parser of their language need not reach a browser.
    { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    // What would apply changes of a visual editor: they are off (D35), and it is made to inject HTML.
    { find: /^dom-mutator$/, replacement: below('src/services/experiments/no-visual-changes.ts') },
    // What Formik takes of lodash, from a smaller library that passes its tests.
    { find: /^lodash-es\/(isPlainObject|toPath)$/, replacement: 'es-toolkit/compat/$1' },
    // A form's values are plain data: a general clone is 1.6 kB.
    { find: /^lodash-es\/clone$/, replacement: below('src/engine/formik/clone.ts') },
    { find: /^lodash-es\/cloneDeep$/, replacement: below('src/engine/formik/clone-deep.ts') },
  ],
};

export const define = {
  'import.meta.env.CODE_VERSION': JSON.stringify(process.env['npm_package_version'] ?? 'unknown'),
};

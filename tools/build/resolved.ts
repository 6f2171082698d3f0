/** How modules are found and what is known when built, by every build that draws the product. */
import { fileURLToPath } from 'node:url';

const below = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const resolve = {
  alias: [
    // Messages are compiled when built, so the parser of their language need not reach a browser.
    { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    // Its exports name the development build alone.
    { find: /^react-router$/, replacement: below('node_modules/react-router/dist/production/index.mjs') },
    // What would apply changes of a visual editor: they are off (D35), and it is made to inject HTML.
    { find: /^dom-mutator$/, replacement: below('src/services/experiments/no-visual-changes.ts') },
    // Formik's lodash functions, from the package of ours that replaces lodash function by function: saves 2.7 kB.
    { find: /^lodash-es\/(clone|cloneDeep|isPlainObject|toPath)$/, replacement: 'es-toolkit/compat/$1' },
    // What XState's binding brings for older Reacts.
    { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    {
      find: /^use-sync-external-store\/shim\/with-selector$/,
      replacement: below('tools/build/xstate-react/with-selector.ts'),
    },
    { find: /^use-isomorphic-layout-effect$/, replacement: below('tools/build/xstate-react/layout-effect.ts') },
  ],
};

export const define = {
  'import.meta.env.CODE_VERSION': JSON.stringify(process.env['npm_package_version'] ?? 'unknown'),
};

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
    // What Formik takes of lodash. No value of ours is an object.
    { find: /^lodash-es\/isPlainObject$/, replacement: below('src/engine/formik/is-plain-object.ts') },
    // Names of our fields are not nested.
    { find: /^lodash-es\/toPath$/, replacement: below('src/engine/formik/to-path.ts') },
    // Its default is used, and one function of it; errors of our forms are not nested.
    { find: /^deepmerge$/, replacement: below('src/engine/formik/merge.ts') },
    // A form's values are plain data: a general clone is 1.6 kB, a general comparison that knows React's elements 1 kB.
    { find: /^react-fast-compare$/, replacement: below('src/engine/formik/is-equal.ts') },
    { find: /^lodash-es\/clone$/, replacement: below('src/engine/formik/clone.ts') },
    { find: /^lodash-es\/cloneDeep$/, replacement: below('src/engine/formik/clone-deep.ts') },
    // What XState's binding brings for older Reacts.
    { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    {
      find: /^use-sync-external-store\/shim\/with-selector$/,
      replacement: below('src/engine/xstate-react/with-selector.ts'),
    },
    { find: /^use-isomorphic-layout-effect$/, replacement: below('src/engine/xstate-react/layout-effect.ts') },
  ],
};

export const define = {
  'import.meta.env.CODE_VERSION': JSON.stringify(process.env['npm_package_version'] ?? 'unknown'),
};

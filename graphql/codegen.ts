/** What the contract and the operations become: typed documents for the page, resolver types for the back end. */
import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: 'graphql/schema.graphql',
  documents: 'graphql/operations/*.graphql',
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    strictScalars: true,
    scalars: { ID: 'string' },
  },
  generates: {
    'graphql/generated/client/': { preset: 'client', presetConfig: { fragmentMasking: false } },
    'graphql/generated/backend.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: { contextType: '../backend/context.ts#RequestContext', makeResolverTypeCallable: false },
    },
  },
};
export default config;

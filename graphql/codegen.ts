/**
 * What the contract and the operations become: typed documents for the page, resolver types for the back end. Those of the
 * admin pages, and of the door before them, stand apart: nobody else loads them (D31).
 */
import type { CodegenConfig } from '@graphql-codegen/cli';

const documents = { preset: 'client', presetConfig: { fragmentMasking: false } } as const;

const config: CodegenConfig = {
  schema: 'graphql/schema.graphql',
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    strictScalars: true,
    scalars: { ID: 'string' },
  },
  generates: {
    'graphql/generated/client/': { ...documents, documents: 'graphql/operations/*.graphql' },
    'graphql/generated/viewer/': { ...documents, documents: 'graphql/operations/viewer/*.graphql' },
    'graphql/generated/admin/': { ...documents, documents: 'graphql/operations/admin/*.graphql' },
    'graphql/generated/backend.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: { contextType: '../backend/context.ts#RequestContext', makeResolverTypeCallable: false },
    },
  },
};
export default config;

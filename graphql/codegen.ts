/**
 * What the contract and the operations become: typed documents for the page, resolver types for the back end. Those of the
 * admin pages, and of the door before them, stand apart: nobody else loads them (D31). Beside each, `persisted-documents.json`
 * has the texts by their hashes: what production answers, and nothing else (`backend/http/trusted-documents.ts`).
 */
import type { CodegenConfig } from '@graphql-codegen/cli';
import { preset as clientPreset } from '@graphql-codegen/client-preset';
import { createHash } from 'node:crypto';

/** As Apollo's protocol of persisted queries wants it: SHA-256 in hexadecimal digits. */
const hashAlgorithm = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Without what is for texts of operations in sources, of which there are none. */
const preset: typeof clientPreset = {
  ...clientPreset,
  buildGeneratesSection: async (options) =>
    (await clientPreset.buildGeneratesSection(options)).filter(({ filename }) => !/(?:gql|index)\.ts$/.test(filename)),
};
const documents = {
  preset,
  presetConfig: { fragmentMasking: false, persistedDocuments: { mode: 'embedHashInDocument', hashAlgorithm } },
} as const;

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
    'graphql/generated/country/': { ...documents, documents: 'graphql/operations/country/*.graphql' },
    'graphql/generated/admin/': { ...documents, documents: 'graphql/operations/admin/*.graphql' },
    'graphql/generated/backend.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../backend/context.ts#RequestContext',
        makeResolverTypeCallable: false,
        skipTypename: true,
        noSchemaStitching: true,
      },
    },
  },
};
export default config;

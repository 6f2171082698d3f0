/**
 * Generates typed documents for the client and types of the contract for the back end. Documents of the admin pages and
 * of the page before them are separate, because other pages do not load them (D31). Each output has a
 * `persisted-documents.json` with the texts by hash: production executes only those
 * (`backend/http/trusted-documents.ts`).
 */
import type { CodegenConfig } from '@graphql-codegen/cli';
import { preset as clientPreset } from '@graphql-codegen/client-preset';
import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal, as Apollo's persisted-query protocol requires. */
const hashAlgorithm = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Drops the output for operations embedded in sources; this project has no such operations. */
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
    // `schema.graphql` has them.
    disableDescriptions: true,
    scalars: { ID: 'string' },
  },
  generates: {
    'graphql/generated/client/': { ...documents, documents: 'graphql/operations/*.graphql' },
    'graphql/generated/viewer/': { ...documents, documents: 'graphql/operations/viewer/*.graphql' },
    'graphql/generated/country/': { ...documents, documents: 'graphql/operations/country/*.graphql' },
    'graphql/generated/admin/': { ...documents, documents: 'graphql/operations/admin/*.graphql' },
    'graphql/generated/backend.ts': {
      plugins: ['typescript'],
      config: { skipTypename: true },
    },
  },
};
export default config;

/**
 * `npm run tool -- codegen`: writes the flows of `machines/flows/flows.ts` into the schema as the enum
 * `RegistrationFlow`, then generates `graphql/generated/` (graphql/codegen.ts).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { FLOW_NAMES, flowRow } from '../../machines/flows/read-flows.ts';
import { runHere } from '../process/child.ts';

const CONTRACT = 'graphql/schema.graphql';
const values = FLOW_NAMES.map((flow) => `  ${flowRow(flow).api}\n`).join('');
const written = readFileSync(CONTRACT, 'utf8').replace(
  /^enum RegistrationFlow \{[^}]*\}/m,
  `enum RegistrationFlow {\n${values}}`,
);
writeFileSync(CONTRACT, written);
process.exitCode = await runHere('graphql-codegen', ['--config', 'graphql/codegen.ts']);

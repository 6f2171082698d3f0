/** Every entry that is fuzzed. */
import { answered } from './entries/answers.ts';
import { configuration } from './entries/configuration.ts';
import { connections } from './entries/connections.ts';
import { contract } from './entries/contract.ts';
import { dear } from './entries/cost.ts';
import { fields } from './entries/fields.ts';
import { links } from './entries/links.ts';
import { server } from './entries/routes.ts';
import { judged } from './entries/verdicts.ts';
import { visits } from './entries/visits.ts';
import type { Entry } from './entry.ts';

export const entries: readonly Entry[] = [
  ...links,
  ...fields,
  ...dear,
  ...configuration,
  ...contract,
  ...judged,
  ...server,
  ...connections,
  ...visits,
  ...answered,
];

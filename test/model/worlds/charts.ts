import type { Chart } from '../../../packages/witness/index.ts';
import { consent } from './consent.ts';
import { experiments } from './experiments.ts';
import { form } from './form-world.ts';
import { invitation } from './invitation.ts';
import { linkGenerator } from './link-generator.ts';
import { small } from './small.ts';
import { visit } from './played-visit.ts';
import { splitGenerator } from './split-generator.ts';

export const charts: readonly Chart[] = [
  visit,
  form,
  consent,
  experiments,
  ...small,
  invitation,
  linkGenerator,
  splitGenerator,
];

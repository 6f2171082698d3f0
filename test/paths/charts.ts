/** Every chart that paths are generated from. */
import type { Chart } from './chart.ts';
import { consent } from './charts/consent.ts';
import { experiments } from './charts/experiments.ts';
import { invitation } from './charts/invitation.ts';
import { journey } from './charts/journey.ts';
import { linkGenerator } from './charts/link-generator.ts';
import { splitGenerator } from './charts/split-generator.ts';

export const charts: readonly Chart[] = [journey, consent, experiments, invitation, linkGenerator, splitGenerator];

/** Every chart that runs, by id: its title and its machine. */
import type { AnyStateMachine } from 'xstate';
import { linkGeneratorMachine } from '../../../machines/admin/link-generator.machine.ts';
import { splitGeneratorMachine } from '../../../machines/admin/split-generator.machine.ts';
import { configurationMachine } from '../../../machines/configuration/configuration.machine.ts';
import { networkMachine } from '../../../machines/connection/network.machine.ts';
import { consentMachine } from '../../../machines/consent/consent.machine.ts';
import { experimentsMachine } from '../../../machines/experiments/experiments.machine.ts';
import { formMachine } from '../../../machines/forms/form.machine.ts';
import { seasonMachine } from '../../../machines/landing-pages/season.machine.ts';
import { languageMachine } from '../../../machines/language/language.machine.ts';
import { invitationMachine } from '../../../machines/invitation/invitation.machine.ts';
import { visitMachine } from '../../../machines/visit.machine.ts';

export const CHARTS = {
  visit: { title: 'The visit', machine: visitMachine },
  invitation: { title: 'Look-up of a code', machine: invitationMachine },
  form: { title: 'A form', machine: formMachine },
  consent: { title: 'Consent', machine: consentMachine },
  experiments: { title: 'Experiments', machine: experimentsMachine },
  season: { title: 'The season', machine: seasonMachine },
  language: { title: 'The language', machine: languageMachine },
  configuration: { title: 'The runtime defaults', machine: configurationMachine },
  network: { title: 'The network', machine: networkMachine },
  linkGenerator: { title: 'Creating a link', machine: linkGeneratorMachine },
  splitGenerator: { title: 'Viewing experiments', machine: splitGeneratorMachine },
} as const satisfies Readonly<Record<string, { title: string; machine: AnyStateMachine }>>;

export type ChartId = keyof typeof CHARTS;
export const CHART_IDS = Object.keys(CHARTS) as readonly ChartId[];
/** Charts that run on a separate page, by the screen that draws it. */
export const CHARTS_OF_SCREENS: Readonly<Record<string, ChartId>> = {
  LinkGenerator: 'linkGenerator',
  SplitGenerator: 'splitGenerator',
};
export const machineOf = (chart: ChartId): AnyStateMachine => CHARTS[chart].machine;

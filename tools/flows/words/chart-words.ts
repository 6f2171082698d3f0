/** The words of every chart. */
import type { CHARTS, ChartId } from '../charts/charts.ts';
import { consentWords } from './charts/consent.ts';
import { experimentsWords } from './charts/experiments.ts';
import { formWords } from './charts/form.ts';
import { linkGeneratorWords, splitGeneratorWords } from './charts/generators.ts';
import { invitationWords } from './charts/invitation.ts';
import { configurationWords, languageWords, networkWords, seasonWords } from './charts/small-charts.ts';
import { visitActions } from './visit/actions.ts';
import { visitCalls, visitDelays } from './visit/calls-and-delays.ts';
import { visitEvents } from './visit/events.ts';
import { visitGuards } from './visit/guards.ts';
import type { CallWords, WordsOf } from './words.types.ts';

const words: { readonly [Id in ChartId]: WordsOf<(typeof CHARTS)[Id]['machine']> } = {
  visit: {
    events: visitEvents,
    guards: visitGuards,
    actions: visitActions,
    calls: visitCalls,
    delays: visitDelays,
  },
  invitation: invitationWords,
  form: formWords,
  consent: consentWords,
  experiments: experimentsWords,
  season: seasonWords,
  language: languageWords,
  configuration: configurationWords,
  network: networkWords,
  linkGenerator: linkGeneratorWords,
  splitGenerator: splitGeneratorWords,
};

type Table<Word> = Readonly<Record<string, Word>>;
/** The words of a chart with untyped names. */
export interface ChartWords {
  readonly events: Table<string>;
  readonly guards: Table<string | Table<string>>;
  readonly actions: Table<string | Table<string>>;
  readonly calls: Table<CallWords>;
  readonly delays: Table<string>;
}
export const WORDS: Readonly<Record<ChartId, ChartWords>> = words;

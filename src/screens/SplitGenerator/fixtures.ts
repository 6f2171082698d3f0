import type { StateValue } from 'xstate';
import type { Experiment } from '../../../machines/context/generators.types.ts';
import type { SplitGeneratorContext } from '../../../machines/admin/split-generator.machine.ts';
import type { Failure } from '../../../machines/domain/failure.ts';
import type { Fixtures } from '../fixture.ts';

/** A situation of the page's own machine. */
const at = (name: string, value: StateValue, context: Partial<SplitGeneratorContext> = {}) => ({
  name,
  value: { admin: 'splitGenerator' } as const,
  context: { token: { text: 'signed.by.us', isAdmin: true } },
  within: { value, context },
});
const failed = (name: string, failure: Failure) => at(name, 'unavailable', { failure });

const START = 'https://vestibule.example/acquisition/';
const experiment = (key: string, name: string, coverage: number, shares: Readonly<Record<string, number>>) => ({
  key,
  name,
  coverage,
  onForm: key !== 'landing-layout',
  variations: Object.entries(shares).map(([variation, share], index) => ({
    name: variation,
    share,
    preview: `${START}?${key}=${index}&preview=${key}`,
  })),
});
const experiments: readonly Experiment[] = [
  experiment('welcome-voucher', 'Welcome voucher', 1, {
    '10 percent': 0.5,
    '15 percent with a minimum order value': 0.5,
  }),
  experiment('landing-layout', 'Layout of the landing page', 0, {
    'Default page': 1 / 3,
    'Women’s page': 1 / 3,
    'Men’s page': 1 / 3,
  }),
];

export const fixtures = {
  loading: at('Fetches what there is', { loading: 'waiting' }),
  slow: at('It takes long', { loading: 'takingLonger' }),
  listed: at('One can be chosen', 'listed', { experiments }),
  chosen: at('One is chosen', 'listed', { experiments, picked: 'welcome-voucher' }),
  idle: at('One that nobody is drawn into', 'listed', { experiments, picked: 'landing-layout' }),
  none: at('There is none', 'none'),
  stopped: at('The visitor stopped it', 'unavailable'),
  offline: failed('No connection', { kind: 'network' }),
  timeout: failed('No answer in time', { kind: 'timeout' }),
  technical: failed('A technical issue', { kind: 'technical' }),
} as const satisfies Fixtures;

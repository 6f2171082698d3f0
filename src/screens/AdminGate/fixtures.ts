import { requestsWith, type Fixtures } from '../fixture.ts';
import type { Failure } from '../../../machines/domain/failure.ts';

const known = { token: { text: 'signed.by.us' } };
const unanswered = (problem: Failure) => ({ ...known, requests: requestsWith({ viewer: { problem } }) });

export const fixtures = {
  asking: { name: 'Who is there?', value: { admin: { linkGeneratorGate: { asking: 'waiting' } } }, context: known },
  slow: { name: 'It takes long', value: { admin: { linkGeneratorGate: { asking: 'takingLonger' } } }, context: known },
  beforeSplit: {
    name: 'Who is there? Before the split generator',
    value: { admin: { splitGeneratorGate: { asking: 'waiting' } } },
    context: known,
  },
  slowBeforeSplit: {
    name: 'It takes long, before the split generator',
    value: { admin: { splitGeneratorGate: { asking: 'takingLonger' } } },
    context: known,
  },
  offline: {
    name: 'No connection',
    value: { admin: { linkGeneratorGate: 'unanswered' } },
    context: unanswered({ kind: 'network' }),
  },
  timeout: {
    name: 'No answer in time',
    value: { admin: { linkGeneratorGate: 'unanswered' } },
    context: unanswered({ kind: 'timeout' }),
  },
  technical: {
    name: 'A technical issue',
    value: { admin: { splitGeneratorGate: 'unanswered' } },
    context: unanswered({ kind: 'technical' }),
  },
} as const satisfies Fixtures;

import { requestsWith, type Fixtures } from '../fixture.ts';
import type { Failure } from '../../../machines/domain/failure.ts';

const unanswered = (problem: Failure) => ({ requests: requestsWith({ viewer: { problem } }) });

export const fixtures = {
  asking: { name: 'Who is there?', value: { admin: { linkGeneratorGate: { asking: 'waiting' } } } },
  slow: { name: 'It takes long', value: { admin: { linkGeneratorGate: { asking: 'takingLonger' } } } },
  beforeSplit: {
    name: 'Who is there? Before the split generator',
    value: { admin: { splitGeneratorGate: { asking: 'waiting' } } },
  },
  slowBeforeSplit: {
    name: 'It takes long, before the split generator',
    value: { admin: { splitGeneratorGate: { asking: 'takingLonger' } } },
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

import type { Fixtures } from '../fixture.ts';

export const fixtures = {
  asking: { name: 'Who is there?', value: { admin: { linkGeneratorDoor: { asking: 'waiting' } } } },
  slow: { name: 'It takes long', value: { admin: { linkGeneratorDoor: { asking: 'takingLonger' } } } },
  beforeSplit: {
    name: 'Who is there? Before the split generator',
    value: { admin: { splitGeneratorDoor: { asking: 'waiting' } } },
  },
  offline: {
    name: 'No connection',
    value: { admin: { linkGeneratorDoor: 'unanswered' } },
    context: { problem: { kind: 'network' } },
  },
  timeout: {
    name: 'No answer in time',
    value: { admin: { linkGeneratorDoor: 'unanswered' } },
    context: { problem: { kind: 'timeout' } },
  },
  technical: {
    name: 'A technical issue',
    value: { admin: { splitGeneratorDoor: 'unanswered' } },
    context: { problem: { kind: 'technical' } },
  },
} as const satisfies Fixtures;

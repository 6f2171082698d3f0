/** The link generator with its service in place, and its verbs (D31). It comes with its page: nobody else loads it. */
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { initialTransition } from 'xstate';
import { linkGeneratorCalls, linkGeneratorMachine } from '../../machines/admin/link-generator.machine.ts';
import { provided } from '../../machines/service-calls.ts';
import { createRegistrationLink } from '../services/admin/create-registration-link.ts';
import { report } from '../services/error-reports/error-reports.ts';
import { useReport, useVisit } from './hooks.tsx';
import { observedBeside } from './observe.ts';
import { watchVisit } from './watch.ts';
import { begunWithin, useWithin, type Within } from './within.tsx';

const machine = linkGeneratorMachine.provide({
  actors: provided(linkGeneratorCalls, { createRegistrationLink }),
});

const snapshotOf = (input: { token: string }, { value, context }: Within) => {
  const [begun] = initialTransition(machine, input);
  return machine.resolveState({ value, context: { ...begun.context, ...context } });
};

/** Whom the back end does not take for an admin any more, the visit turns away. */
export function useLinkGenerator() {
  const token = useVisit(({ context }) => context.token ?? '');
  const tell = useReport();
  const within = useWithin();
  const [{ inspect }] = useState(() => watchVisit(report));
  const generator = useActorRef(machine, {
    input: { token },
    inspect: import.meta.env.DEV ? observedBeside(inspect) : inspect,
    ...(within
      ? {
          snapshot: import.meta.env.DEV
            ? begunWithin(within, machine, snapshotOf({ token }, within))
            : snapshotOf({ token }, within),
        }
      : {}),
  });
  const snapshot = useSelector(generator, (now) => now);
  const turnedAway = snapshot.matches('turnedAway');
  useEffect(() => {
    if (turnedAway) tell('role.refused');
  }, [turnedAway, tell]);
  useEffect(() => {
    const subscription = generator.on('anomaly.reported', ({ what, value }) => report({ what, message: value }));
    return () => subscription.unsubscribe();
  }, [generator]);
  const { typed, code, link, wrong, failure } = snapshot.context;
  return {
    typed,
    /** Of the last code that was sent. */
    code,
    link,
    wrong,
    failure,
    busy: snapshot.hasTag('busy'),
    slow: snapshot.hasTag('slow'),
    change: (code: string) => generator.send({ type: 'code.typed', code }),
    submit: () => generator.send({ type: 'code.submitted' }),
    cancel: () => generator.send({ type: 'wait.cancelled' }),
  };
}

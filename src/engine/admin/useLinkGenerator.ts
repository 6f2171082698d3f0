/** The link generator with its service and its actions (D31). Loaded with its page only. */
import { useEffect } from 'react';
import { linkGeneratorCalls, linkGeneratorMachine } from '../../../machines/admin/link-generator.machine.ts';
import { provided } from '../../../machines/common/service-calls.ts';
import { createRegistrationLink } from '../../services/admin/create-registration-link.ts';
import { report } from '../../services/error-reports/error-reports.ts';
import { useReport, useVisit } from '../visit/hooks.tsx';
import { useOwnMachine } from '../visit/useOwnMachine.ts';

const machine = linkGeneratorMachine.provide({
  actors: provided(linkGeneratorCalls, { createRegistrationLink }),
});

/** If the back end no longer accepts the admin, the visit leaves the page. */
export function useLinkGenerator() {
  const token = useVisit(({ context }) => context.token.text ?? '');
  const reportToVisit = useReport();
  const [generator, snapshot] = useOwnMachine(machine, { token });
  const turnedAway = snapshot.matches('turnedAway');
  useEffect(() => {
    if (turnedAway) reportToVisit('role.refused');
  }, [turnedAway, reportToVisit]);
  useEffect(() => {
    const subscription = generator.on('anomaly.reported', ({ what, value }) => report({ what, message: value }));
    return () => subscription.unsubscribe();
  }, [generator]);
  return {
    ...snapshot.context,
    busy: snapshot.hasTag('busy'),
    slow: snapshot.hasTag('slow'),
    change: (code: string) => generator.send({ type: 'code.typed', code }),
    submit: () => generator.send({ type: 'code.submitted' }),
    cancel: () => generator.send({ type: 'wait.cancelled' }),
  };
}

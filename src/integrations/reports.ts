/** Error reports of a visit: their destination, and the values to be scrubbed (D38, D7). */
import { NOTHING_TYPED, withPerson } from '../../machines/context/attempt.ts';
import { REQUESTS } from '../../machines/context/requests.ts';
import type { VisitContext } from '../../machines/context/visit.types.ts';
import { bearerToken } from '../services/bearer/bearer.ts';
import { configuration } from '../services/configuration/configuration.ts';
import { deliverTo } from '../services/error-reports/error-reports.ts';
import { rollbarReporter } from '../services/error-reports/rollbar-reporter.ts';
import type { OpenedVisit } from './integrations.ts';

const emailIn = (sent: object | null) => (sent && 'email' in sent ? String(sent.email) : null);

/** Values in the visit that identify a person or grant access. */
const secretsIn = (context: VisitContext): readonly string[] => {
  const { requests, invitation, token, activation } = context;
  const { register, complete, code } = requests;
  const person = withPerson(register.sent?.values ?? NOTHING_TYPED, complete.sent?.completion);
  return [
    person.email,
    person.firstName,
    person.lastName,
    register.sent?.code,
    code.sent?.code,
    code.sent?.timestamp,
    ...REQUESTS.flatMap((name) => emailIn(requests[name].sent) ?? []),
    context.registration?.email,
    context.account?.email,
    token.claims?.email,
    invitation?.code,
    invitation?.timestamp,
    token.text,
    activation.id,
    bearerToken(),
  ].flatMap((secret) => secret ?? []);
};

/** Current values of the fields, sent or not. */
const typed = () =>
  [...document.querySelectorAll('input')]
    .filter(({ type }) => type === 'text' || type === 'email')
    .map(({ value }) => value);

/** Sends reports from now on. */
export function deliverReports({ visit }: OpenedVisit): void {
  deliverTo(
    rollbarReporter({
      settings: () => {
        const { errorReportsUrl: endpoint, errorReportsToken: accessToken, environment } = configuration();
        return { endpoint, accessToken, environment, codeVersion: import.meta.env.CODE_VERSION };
      },
      locale: () => document.documentElement.lang,
      secretsOf: () => [...secretsIn(visit.getSnapshot().context), ...typed()],
    }),
  );
}

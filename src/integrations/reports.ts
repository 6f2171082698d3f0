/** Error reports of a visit: where they go, and what must not be in them (D38, D7). */
import type { VisitContext } from '../../machines/visit.types.ts';
import { bearerToken } from '../services/bearer/bearer.ts';
import { configuration } from '../services/configuration/configuration.ts';
import { deliverTo } from '../services/error-reports/error-reports.ts';
import { rollbarReporter } from '../services/error-reports/rollbar-reporter.ts';
import type { Beside } from './integrations.ts';

/** What the visit holds that names a person, or opens something. */
const secretsIn = (context: VisitContext): readonly string[] => {
  const { attempt, completionAttempt, invitation, typedCode, typedTimestamp, token, claims, activationId } = context;
  const person =
    completionAttempt && 'person' in completionAttempt.completion ? completionAttempt.completion.person : null;
  return [
    ...(attempt ? [attempt.values.email, attempt.values.firstName, attempt.values.lastName, attempt.code] : []),
    ...(person ? [person.firstName, person.lastName] : []),
    context.emailRequest?.email,
    context.registration?.email,
    context.account?.email,
    claims?.email,
    invitation?.code,
    invitation?.timestamp,
    typedCode,
    typedTimestamp,
    token,
    activationId,
    bearerToken(),
  ].flatMap((secret) => secret ?? []);
};

/** What stands in the fields now, sent or not. */
const typed = () =>
  [...document.querySelectorAll('input')]
    .filter(({ type }) => type === 'text' || type === 'email')
    .map(({ value }) => value);

/** From now on what is reported is sent. */
export function deliverReports({ visit }: Beside): void {
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

/** Converts transport errors to failures that the chart knows (D24). Messages are for reports (spec, section 8). */
import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { ServiceFailure } from '../../../machines/domain/failure.ts';

/** Neither data nor errors, or a shape mismatch. */
export const NO_ANSWER = 'Server response was missing for query';

/** The caller lacks permission (D31). Callers that do not distinguish it see a technical failure. */
export class Forbidden extends ServiceFailure {
  constructor(message: string) {
    super('technical', message);
  }
}

const retryAfterOf = ({ response }: ServerError): { retryAfter?: number } => {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfter: Math.ceil(seconds) } : {};
};

/** Too many requests (D39), or a back end that is unavailable with a retry time: the message shows the time. */
const TO_WAIT: readonly unknown[] = ['RATE_LIMITED', 'SERVICE_UNAVAILABLE'];

/**
 * A response of type `application/graphql-response+json` is parsed whatever its status: 429 and 503 arrive as an error
 * with a code.
 */
function failureOfErrors({ errors }: CombinedGraphQLErrors): ServiceFailure {
  const limited = errors.find(({ extensions }) => TO_WAIT.includes(extensions?.['code']));
  const forbidden = errors.find(({ extensions }) => extensions?.['code'] === 'FORBIDDEN');
  if (forbidden) return new Forbidden(forbidden.message);
  if (!limited) {
    const reused = errors.some(({ extensions }) => extensions?.['code'] === 'IDEMPOTENCY_KEY_REUSED');
    const messages = errors.map(({ message }) => message).join('\n');
    return new ServiceFailure('technical', messages, reused ? { keyConsumed: true } : {});
  }
  const retryAfter = limited.extensions?.['retryAfter'];
  return new ServiceFailure('busy', limited.message, typeof retryAfter === 'number' ? { retryAfter } : {});
}

export function failureFrom(error: unknown): ServiceFailure {
  if (error instanceof ServiceFailure) return error;
  if (ServerError.is(error)) {
    const { statusCode } = error;
    const refused = `Response not successful: Received status code ${statusCode}`;
    const later = retryAfterOf(error);
    if (statusCode === 429 || (statusCode === 503 && later.retryAfter))
      return new ServiceFailure('busy', refused, later);
    return new ServiceFailure('technical', statusCode < 300 ? NO_ANSWER : refused);
  }
  if (CombinedGraphQLErrors.is(error)) return failureOfErrors(error);
  if (error instanceof Error && error.name === 'TimeoutError') return new ServiceFailure('timeout', 'Timeout exceeded');
  return new ServiceFailure('technical', error instanceof Error ? error.message : String(error));
}

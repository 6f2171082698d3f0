/** Stately's inspector for the development build: the visit as it runs, with fields and secrets masked. Never in a production build. */
import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent, Observer } from 'xstate';
import type { VisitContext } from '../../machines/visit.types.ts';
import { registrationState } from '../../machines/registration/registration-state.ts';

const SECRET = /code|email|name|token|activationId|values|key|inviter|id$/i;

/** A copy in which everything that could tell of a person is a dot. */
function masked(value: unknown, key = ''): unknown {
  if (typeof value === 'string' && SECRET.test(key)) return '•';
  if (Array.isArray(value)) return value.map((item) => masked(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, masked(inner, name)]));
}

/** The children of a visit have contexts of their own. */
const isVisit = (context: unknown): context is VisitContext =>
  typeof context === 'object' && context !== null && 'completionAttempt' in context;
/** What the specification calls it is what its readers look for (section 3). */
const withSpecNames = (context: VisitContext) => ({ ...context, registrationState: registrationState(context) });

/** Opens Stately's inspector in a window of its own; gives the observer for the visit's actor. */
export function openInspector(): Observer<InspectionEvent> {
  const { inspect } = createBrowserInspector({
    sanitizeContext: (context) => masked(isVisit(context) ? withSpecNames(context) : context) as typeof context,
    sanitizeEvent: (event) => masked(event) as typeof event,
    serialize: (event) => event,
  });
  return inspect;
}

/**
 * Entry point for all anomaly reports (D38). Part of the shell: it only buffers until the reporting chunk is loaded.
 */

export interface Anomaly {
  what:
    | 'defaults'
    | 'consent'
    | 'experiment'
    | 'analytics'
    | 'codeErrorType'
    | 'problemReason'
    | 'mount'
    | 'uncaught'
    | 'rejection'
    | 'impossible'
    | 'actor'
    | 'transport'
    | 'render';
  /** For developers, in English; if empty, the message of `error` is used. */
  message: string;
  error?: unknown;
  /** Further details; a failed call has `correlationId`. */
  details?: Readonly<Record<string, string | number | boolean | null>>;
}
export interface VisitState {
  /** The state value as dotted paths, one per region. */
  state: readonly string[];
  /** Types of the last events, oldest first. */
  events: readonly string[];
}
/** An anomaly with its place and time. */
export interface Report extends Anomaly {
  /** Epoch milliseconds. */
  at: number;
  /** Path of the page, without query. */
  path: string;
  /** Null before the visit has started. */
  visit: VisitState | null;
}
export type Reporter = (report: Report) => void;

const BUFFER_LIMIT = 50;

const ignoringErrors = (action: () => void) => {
  try {
    action();
  } catch {
    // A failure of the reporting itself cannot be reported.
  }
};

/** Error reporting of one page load. */
export function createErrorReports() {
  const buffer: Report[] = [];
  /** Keeps the first reports: later ones are usually consequences. */
  let reporter: Reporter = (report) => {
    if (buffer.length < BUFFER_LIMIT) buffer.push(report);
  };
  let describe = (): VisitState | null => null;
  /** Reports an anomaly at any time. Never throws or blocks. */
  const report = (anomaly: Anomaly): void =>
    ignoringErrors(() => reporter({ ...anomaly, at: Date.now(), path: location.pathname, visit: describe() }));
  return {
    report,
    /** @param visit returns the state of the visit; called for each report. */
    describeBy: (visit: () => VisitState): void => {
      describe = visit;
    },
    /** @param to receives the buffered reports (at most 50) in order, then all later ones. */
    deliverTo: (to: Reporter): void => {
      reporter = to;
      for (const kept of buffer.splice(0)) ignoringErrors(() => to(kept));
    },
    /**
     * Reports uncaught errors. Errors of cross-origin scripts have no details, and ResizeObserver's warning is
     * harmless; both are skipped.
     */
    listenForErrors: (): void => {
      addEventListener('error', ({ message, error, filename }) => {
        if ((error || filename) && !message.startsWith('ResizeObserver')) report({ what: 'uncaught', message, error });
      });
      addEventListener('unhandledrejection', ({ reason }) => report({ what: 'rejection', message: '', error: reason }));
    },
  };
}

export const { report, describeBy, deliverTo, listenForErrors } = createErrorReports();

/** Where everything that should not happen is told (D38). In the shell: it only keeps, until the chunk that sends has come. */

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
  /** For those who mend it, in English; empty: what `error` says. */
  message: string;
  /** Whatever was thrown. */
  error?: unknown;
  /** What else is known; that of a failed call: `correlationId`. */
  details?: Readonly<Record<string, string | number | boolean | null>>;
}
/** Where the visit stood. */
export interface Circumstances {
  /** The state's value as dotted paths, one for each region. */
  state: readonly string[];
  /** Types of the last events, oldest first. */
  events: readonly string[];
}
/** A anomaly, and where and when it came. */
export interface Report extends Anomaly {
  /** Epoch milliseconds. */
  at: number;
  /** Of the page, without query. */
  path: string;
  /** Null before the visit has begun. */
  visit: Circumstances | null;
}
export type Reporter = (report: Report) => void;

const KEPT = 50;

const quietly = (tell: () => void) => {
  try {
    tell();
  } catch {
    // Who reports that reporting fails?
  }
};

/** The reports of one page load. */
export function createErrorReports() {
  const waiting: Report[] = [];
  /** The first ones say most: later ones follow from them. */
  let reporter: Reporter = (report) => {
    if (waiting.length < KEPT) waiting.push(report);
  };
  let describe = (): Circumstances | null => null;
  /** Tells of an anomaly, at any time. Never throws, never waits. */
  const report = (anomaly: Anomaly): void =>
    quietly(() => reporter({ ...anomaly, at: Date.now(), path: location.pathname, visit: describe() }));
  return {
    report,
    /** @param visit says, whenever something is reported, where the visit stands. */
    describeBy: (visit: () => Circumstances): void => {
      describe = visit;
    },
    /** @param to gets all reports from now on, and first those that were kept (at most 50), in their order. */
    deliverTo: (to: Reporter): void => {
      reporter = to;
      for (const kept of waiting.splice(0)) quietly(() => to(kept));
    },
    /** Hears what nobody caught. Of other origins' scripts a browser says nothing, and ResizeObserver's warning is none of ours. */
    hearErrors: (): void => {
      addEventListener('error', ({ message, error, filename }) => {
        if ((error || filename) && !message.startsWith('ResizeObserver')) report({ what: 'uncaught', message, error });
      });
      addEventListener('unhandledrejection', ({ reason }) => report({ what: 'rejection', message: '', error: reason }));
    },
  };
}

export const { report, describeBy, deliverTo, hearErrors } = createErrorReports();

/**
 * Metrics of this process (OpenMetrics 1.0). Labels contain no personal data and have few values: operations and
 * reasons of the contract, log events.
 */
import { Counter, Gauge, Histogram, type OpenMetricsContentType, Registry, collectDefaultMetrics } from 'prom-client';
import type { Log } from '../common/log.ts';

/** Histogram buckets in seconds. Pages wait at most 30 (spec 9). */
const DURATIONS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export type Metrics = ReturnType<typeof createMetrics>;

export const createMetrics = () => {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  const counter = <const Labels extends readonly string[]>(
    name: string,
    help: string,
    labelNames: Labels,
  ): Counter<Labels[number]> => new Counter({ name, help, labelNames, registers });
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames, registers });

  const openCounts = new Map<string, () => number>();
  const open = new Gauge({
    name: 'vestibule_open_connections',
    help: 'Connections held open: web sockets, streams of features',
    labelNames: ['kind'],
    registers,
    collect: () => openCounts.forEach((held, kind) => open.set({ kind }, held())),
  });
  const events = counter('vestibule_log_events', 'Lines of the log, by their event', ['event']);
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    requests: counter('vestibule_http_requests', 'Requests that were answered, by operation and HTTP status', [
      'operation',
      'status',
    ]),
    durations: new Histogram({
      name: 'vestibule_http_request_duration_seconds',
      help: 'From the head of a request to the head of its answer',
      labelNames: ['operation'],
      buckets: DURATIONS,
      registers,
    }),
    verdicts: counter('vestibule_code_verdicts', 'Codes looked up, by what was found; VALID is good', ['verdict']),
    registrations: counter(
      'vestibule_registrations',
      'Answers to submit, by outcome: accepted, or the first reason why not',
      ['outcome'],
    ),
    activations: counter(
      'vestibule_activations',
      'Answers to a mailed link, by outcome: accepted, or the first reason why not',
      ['outcome'],
    ),
    rateLimited: counter('vestibule_rate_limited', 'Refused because their client had asked too often', ['operation']),
    turnsWaiting: gauge('vestibule_turns_waiting', 'Mutations that wait for their turn, mostly for the row of a code'),
    turnWaits: new Histogram({
      name: 'vestibule_turn_wait_seconds',
      help: 'How long mutations waited for their turn',
      buckets: DURATIONS,
      registers,
    }),
    turnsRefused: counter('vestibule_turns_refused', 'Mutations turned away: too many waited, or for too long', []),
    mails: gauge('vestibule_mails', 'Mails that have not left, by state; held: something has to be mended here', [
      'state',
    ]),
    oldestMail: gauge(
      'vestibule_mails_oldest_seconds',
      'How long the oldest mail has waited that nothing of its own holds back',
    ),
    databaseUp: gauge('vestibule_database_up', 'Whether the database answered when this was read'),
    databaseFull: gauge(
      'vestibule_database_full',
      'Whether the disk of the database has no room, since a write found none',
    ),
    databaseConnections: gauge('vestibule_database_connections', 'Connections of the pool, and who waits for one', [
      'state',
    ]),
    /** @param held returns the number of open connections of the kind; called on each scrape. */
    openConnections: (kind: 'web-socket' | 'stream', held: () => number): void => void openCounts.set(kind, held),
    /** Metrics of Node: CPU, memory, event loop, garbage collection. */
    measureProcess: () => collectDefaultMetrics({ register: registry }),
    /** @returns a log that counts its events. */
    counted:
      (log: Log): Log =>
      (event, fields) => {
        events.inc({ event });
        log(event, fields);
      },
  };
};

/**
 * Metrics of this process (OpenMetrics 1.0). Labels contain no personal data and have few values: operations and
 * reasons of the contract, log events.
 */
import { Counter, Gauge, Histogram, type OpenMetricsContentType, Registry, collectDefaultMetrics } from 'prom-client';
import type { Log } from '../common/log.ts';
import type { InTurn } from '../overload/turns.ts';

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
    help: 'Open connections: web sockets, feature streams',
    labelNames: ['kind'],
    registers,
    collect: () => openCounts.forEach((held, kind) => open.set({ kind }, held())),
  });
  const events = counter('vestibule_log_events', 'Log lines by event', ['event']);
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    requests: counter('vestibule_http_requests', 'Answered requests by operation and HTTP status', [
      'operation',
      'status',
    ]),
    durations: new Histogram({
      name: 'vestibule_http_request_duration_seconds',
      help: 'Time from the request headers to the response headers',
      labelNames: ['operation'],
      buckets: DURATIONS,
      registers,
    }),
    verdicts: counter('vestibule_code_verdicts', 'Looked-up codes by result; VALID if usable', ['verdict']),
    registrations: counter(
      'vestibule_registrations',
      'Results of submit: accepted, or the reason of the first problem',
      ['outcome'],
    ),
    activations: counter(
      'vestibule_activations',
      'Results of mailed links: accepted, or the reason of the first problem',
      ['outcome'],
    ),
    rateLimited: counter('vestibule_rate_limited', 'Requests refused by rate limits', ['operation']),
    turnsWaiting: gauge('vestibule_turns_waiting', 'Queued mutations, mostly waiting for the row of a code'),
    turnWaits: new Histogram({
      name: 'vestibule_turn_wait_seconds',
      help: 'Queue time of mutations',
      buckets: DURATIONS,
      registers,
    }),
    turnsRefused: counter(
      'vestibule_turns_refused',
      'Mutations refused because the queue was full or they waited too long',
      [],
    ),
    mails: gauge('vestibule_mails', 'Undelivered mails by state; held: an operator has to fix the cause', ['state']),
    oldestMail: gauge('vestibule_mails_oldest_seconds', 'Age of the oldest waiting mail without an error of its own'),
    databaseUp: gauge('vestibule_database_up', 'Whether the database answered this scrape'),
    databaseFull: gauge('vestibule_database_full', 'Whether the disk of the database is full, since a failed write'),
    databaseConnections: gauge(
      'vestibule_database_connections',
      'Connections of the pools, and requests waiting for one',
      ['state'],
    ),
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

/** Wraps `inTurn` with metrics of waiting work, wait times and refusals. */
export const measuredTurns =
  (inTurn: InTurn, { turnsRefused, turnsWaiting, turnWaits }: Metrics): InTurn =>
  async (name, work) => {
    const end = turnWaits.startTimer();
    let isWaiting = true;
    turnsWaiting.inc();
    try {
      return await inTurn(name, () => {
        isWaiting = false;
        turnsWaiting.dec();
        end();
        return work();
      });
    } finally {
      if (isWaiting) {
        turnsWaiting.dec();
        turnsRefused.inc();
      }
    }
  };

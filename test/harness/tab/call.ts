/** A call of the page as the network sees it, with the back end's actual responses. */
import { TRUSTED_DOCUMENTS } from '../../../graphql/backend/http/trusted-documents.ts';
import type { VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import type { FaultName } from '../../model/faults.ts';

type Fields = Record<string, unknown>;
export interface Response {
  /** Sequence number of the response; a request may reach the back end long after it was sent. */
  order: number;
  /** Epoch milliseconds. */
  at: number;
  /** The field's value, if any. */
  value: unknown;
  /** The codes of the errors. */
  errors: readonly string[];
}

/** The tab that sends a call. */
export interface Caller {
  readonly name: string;
  readonly online: boolean;
  readonly snapshot: VisitSnapshot | null;
  /** The actors of its chart that are pending. */
  readonly waits: readonly string[];
}

export interface Call {
  /** Null for another device. */
  tab: Caller | null;
  /** Number of the step in which it was sent. */
  step: number;
  operation: string;
  /** True for a mutation. */
  mutation: boolean;
  key: string | null;
  variables: Fields;
  /** The registration of its bearer token. */
  bearer: string | null;
  headers: Headers;
  /** The actors of the chart that were pending. */
  waits: readonly string[];
  fault: FaultName | 'offline' | null;
  /** The back end's responses: empty if it was not reached, two if it was reached twice. */
  responses: Response[];
  /** True if the page received the actual response while still waiting for it. */
  answered: boolean;
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
/** A property of an unknown value. */
export const member = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);
export const textOf = (value: unknown, name: string): string => {
  const found = member(value, name);
  return typeof found === 'string' ? found : '';
};

/** The subject of a JWT, unverified. */
function subjectOf(token: string | undefined): string | null {
  const payload = token?.split('.')[1];
  return payload ? textOf(JSON.parse(Buffer.from(payload, 'base64url').toString()), 'sub') || null : null;
}

/** The text of the requested operation; empty if it is not ours. */
const documentOf = (sent: unknown): string =>
  TRUSTED_DOCUMENTS.get(textOf(member(member(sent, 'extensions'), 'persistedQuery'), 'sha256Hash')) ?? '';

/** A request before its outcome. */
export function callOf(tab: Caller, step: number, init: RequestInit): Call {
  const sent: unknown = JSON.parse(typeof init.body === 'string' ? init.body : '');
  const headers = new Headers(init.headers);
  const variables = member(sent, 'variables');
  return {
    tab,
    step,
    operation: textOf(sent, 'operationName'),
    mutation: documentOf(sent).startsWith('mutation'),
    key: textOf(member(sent, 'extensions'), 'idempotencyKey') || null,
    variables: isObject(variables) ? variables : {},
    bearer: subjectOf(headers.get('authorization')?.replace(/^Bearer /, '')),
    headers,
    waits: tab.waits,
    fault: null,
    responses: [],
    answered: false,
  };
}

/** Parses the text of a response. */
export function responseOf(text: string, order: number): Response {
  const answer: unknown = JSON.parse(text);
  const data = member(answer, 'data');
  const errors = member(answer, 'errors');
  return {
    order,
    at: Date.now(),
    value: isObject(data) ? Object.values(data)[0] : null,
    errors: Array.isArray(errors)
      ? errors.map((error) => textOf(member(error, 'extensions'), 'code') || textOf(error, 'message'))
      : [],
  };
}

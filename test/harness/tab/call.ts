/** One call of the page as the network sees it, with what the back end truly answered. */
import { TRUSTED_DOCUMENTS } from '../../../graphql/backend/http/trusted-documents.ts';
import type { FaultName } from '../../model/faults.ts';
import type { Tab } from './tab.ts';

type Fields = Record<string, unknown>;
export interface Response {
  /** The how-manieth answer it is; a request may reach the back end long after it was sent. */
  order: number;
  /** Epoch milliseconds. */
  at: number;
  /** The field's value, where there is one. */
  value: unknown;
  /** The codes of the errors. */
  errors: readonly string[];
}

export interface Call {
  /** Null: another device. */
  tab: Tab | null;
  /** When: the number of the step. */
  step: number;
  operation: string;
  /** Whether it changes anything. */
  mutation: boolean;
  key: string | null;
  variables: Fields;
  /** The registration whose bearer token it carries. */
  bearer: string | null;
  headers: Headers;
  /** The actors of the chart that were waiting. */
  waits: readonly string[];
  fault: FaultName | 'offline' | null;
  /** Each answer of the back end: none where it was not reached, two where it was reached twice. */
  responses: Response[];
  /** Whether the page got the true answer, and still waited for it. */
  answered: boolean;
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
/** A member of whatever was answered. */
export const member = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);
export const textOf = (value: unknown, name: string): string => {
  const found = member(value, name);
  return typeof found === 'string' ? found : '';
};

/** What a JWT is about; nobody verifies it here. */
function subjectOf(token: string | undefined): string | null {
  const payload = token?.split('.')[1];
  return payload ? textOf(JSON.parse(Buffer.from(payload, 'base64url').toString()), 'sub') || null : null;
}

/** The text of what a request asks for; empty: none of ours. */
const documentOf = (sent: unknown): string =>
  TRUSTED_DOCUMENTS.get(textOf(member(member(sent, 'extensions'), 'persistedQuery'), 'sha256Hash')) ?? '';

/** A request, before anything became of it. */
export function callOf(tab: Tab, step: number, init: RequestInit): Call {
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

/** What the text of an answer says. */
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

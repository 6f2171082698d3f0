/** One call of the page as the network sees it, with what the back end truly answered. */
import type { FaultName } from '../../model/faults.ts';
import type { Tab } from '../browser/tab.ts';

/** What a GraphQL answer says of a field. */
export type Said = Record<string, unknown>;
export interface Truth {
  /** The how-manieth answer it is; a request may reach the back end long after it was sent. */
  order: number;
  /** The field's value, where there is one. */
  said: unknown;
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
  variables: Said;
  /** The registration whose bearer token it carries. */
  bearer: string | null;
  headers: Headers;
  /** The actors of the chart that were waiting. */
  waits: readonly string[];
  fault: FaultName | 'offline' | null;
  /** Each answer of the back end: none where it was not reached, two where it was reached twice. */
  truths: Truth[];
  /** Whether the page got the true answer, and still waited for it. */
  answered: boolean;
}

const isObject = (value: unknown): value is Said => typeof value === 'object' && value !== null;
/** A member of whatever was answered. */
export const member = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/** What a JWT says; nobody verifies it here. */
export function subjectOf(token: string | null): string | null {
  const payload = token?.split('.')[1];
  if (!payload) return null;
  const subject = member(JSON.parse(Buffer.from(payload, 'base64url').toString()), 'sub');
  return typeof subject === 'string' ? subject : null;
}

/** What the text of an answer says. */
export function truthOf(text: string, order: number): Truth {
  const answer: unknown = JSON.parse(text);
  const data = member(answer, 'data');
  const errors = member(answer, 'errors');
  return {
    order,
    said: isObject(data) ? Object.values(data)[0] : null,
    errors: Array.isArray(errors)
      ? errors.map((error) => String(member(member(error, 'extensions'), 'code') ?? member(error, 'message')))
      : [],
  };
}

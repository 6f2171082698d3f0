/** HTML page with the error reports. */
import { html } from 'hono/html';
import { type Html, developerPage } from '../http/page-shell.ts';
import type { ErrorReport } from './reports.ts';

const plain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(' · ');
  return plain(value) ? String(value) : JSON.stringify(value);
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Definition list entries of all fields; nested objects are flattened. */
const facts = (fields: Readonly<Record<string, unknown>>, place = ''): Html[] =>
  Object.entries(fields)
    .filter(([, value]) => value !== null && value !== '')
    .flatMap(([name, value]) =>
      isObject(value)
        ? facts(value, `${place}${name}.`)
        : [
            html`<dt>${place + name}</dt>
              <dd>${textOf(value)}</dd>`,
          ],
    );

const entry = ({ id, date, level, message, environment, custom, item }: ErrorReport): Html =>
  html`<article class="report" id="${id}">
    <h2>${message}</h2>
    <p class="note">
      ${level} · ${environment} · <time datetime="${date}">${date.slice(0, 19).replace('T', ' ')} UTC</time>
    </p>
    <dl class="shell-facts">${facts(custom)}</dl>
    <details>
      <summary class="shell-summary">The whole report</summary>
      <pre class="shell-source" tabindex="0">${JSON.stringify(item, null, 2)}</pre>
    </details>
  </article>`;

const EMPTY = html`<p>Nothing has gone wrong yet.</p>
  <p class="note">
    To see a report, load this page again after registering as <code>problem+NeverSeenBefore@example.com</code>
  </p>`;

/** @param reports newest first. */
export const errorReportsPage = (reports: readonly ErrorReport[]): Html =>
  developerPage({
    path: '/error-reports',
    title: 'Error reports',
    body: html`<h1>Error reports</h1>
      <p>Here stands the service that error reports go to. What the pages have reported, newest first, the last 500.</p>
      <p class="note shell-links"><span>For local use only.</span> <a href="/error-reports.json">As JSON</a></p>
      ${reports.length === 0 ? EMPTY : html`<div>${reports.map(entry)}</div>`}`,
  });

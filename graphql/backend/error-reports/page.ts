/** The page that shows the error reports to people, in the product's look. */
import { html } from 'hono/html';
import { type Html, pageShell } from '../http/page-shell.ts';
import type { ErrorReport } from './reports.ts';

const plain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(' · ');
  return plain(value) ? String(value) : JSON.stringify(value);
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Name and value of whatever is there; of objects within, of each of their fields. */
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
  html`<article class="entry" id="${id}">
    <h2>${message}</h2>
    <p class="note">
      ${level} · ${environment} · <time datetime="${date}">${date.slice(0, 19).replace('T', ' ')} UTC</time>
    </p>
    <dl>${facts(custom)}</dl>
    <details>
      <summary>The whole report</summary>
      <pre tabindex="0">${JSON.stringify(item, null, 2)}</pre>
    </details>
  </article>`;

/** @param reports newest first. */
export const errorReportsPage = (reports: readonly ErrorReport[]): Html => {
  const entries = reports.length === 0 ? html`<p>No report yet.</p>` : html`<div>${reports.map(entry)}</div>`;
  return pageShell(
    'en',
    'Error reports',
    html`<h1>Error reports</h1>
      <p class="note">
        What the pages have reported, newest first, the last 500. Local use only.
        <a href="/error-reports.json">As JSON</a>
      </p>
      ${entries}`,
  );
};

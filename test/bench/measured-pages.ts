/** The measured pages, and how to recognise that each is usable and live. */
import type { Showcase } from '../harness/product.ts';
import { BASE } from '../../machines/domain/site.ts';

/** The reference page, and the product without scripts, each on a separate server. */
const SERVERS = ['static', 'product', 'without-scripts'] as const;
export type ServerName = (typeof SERVERS)[number];

/** CSS selectors; null if the page has no such element. */
export interface Signs {
  /** A field that is usable once painted, and must keep its content. */
  field: string | null;
  /** The element to which React must attach a handler. */
  live: string | null;
}
export interface MeasuredPage extends Signs {
  name: string;
  server: ServerName;
  path: string;
  /** A field of the settled page, for the time from key to paint. */
  keys: string | null;
  /** A link of the settled page to the next state of the visit. */
  next: string | null;
}

const FORM = `${BASE}/registration/formstarted`;
const EMAIL = 'input[name=email]';
const CODE = 'input[name=code]';
const INVITED = '?rc=VESTIBULE';
const nothing = { field: null, live: null, keys: null, next: null };

/** @param links of the demo data. */
export const measuredPages = ({ links }: Pick<Showcase, 'links'>): readonly MeasuredPage[] => [
  { ...nothing, name: 'static', server: 'static', path: '/', field: EMAIL, keys: EMAIL },
  { ...nothing, name: 'form', server: 'product', path: FORM + INVITED, field: EMAIL, live: 'main form', keys: EMAIL },
  { ...nothing, name: 'form-without-scripts', server: 'without-scripts', path: FORM + INVITED, field: EMAIL },
  // Without an invitation it redirects to the code page (D12), so the first paint is replaced.
  { ...nothing, name: 'form-not-invited', server: 'product', path: FORM, live: `main form:has(${CODE})` },
  { ...nothing, name: 'landing', server: 'product', path: `${BASE}/`, live: 'main form' },
  {
    ...nothing,
    name: 'landing-invited',
    server: 'product',
    path: `${BASE}/${INVITED}`,
    live: 'main a.button',
    next: 'main a[href$="/registration/formstarted"]',
  },
  { ...nothing, name: 'landing-without-scripts', server: 'without-scripts', path: `${BASE}/` },
  {
    ...nothing,
    name: 'code',
    server: 'product',
    path: `${BASE}/registration/code`,
    field: CODE,
    live: 'main form',
    keys: CODE,
  },
  { ...nothing, name: 'activation', server: 'product', path: pathOf(links.activation.unknown), live: 'main button' },
];

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

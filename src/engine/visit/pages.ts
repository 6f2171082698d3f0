/** The page table, read from the chart, and conversions between an address, a page and a snapshot. */
import { generatePath, matchRoutes } from 'react-router-dom';
import type { SnapshotFrom, StateValue } from 'xstate';
import { accentOf as accentOfPage } from '../../../machines/page/accent.ts';
import { curtainOf as curtainOfPage } from '../../../machines/page/curtain.ts';
import { DEFAULT_OPTIONS } from '../../../machines/landing-pages/landing-options.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../locales/languages.ts';
import { contextOf } from '../../../machines/context/visit.context.ts';
import { visitMachine } from '../../../machines/visit.machine.ts';
import { pages, type Page } from '../../../machines/pages.ts';
import type { VisitInput } from '../../../machines/context/visit.types.ts';
import type { PageMeta } from '../../../machines/page/page.types.ts';
import type { VisitTag } from '../../../machines/page/tags.types.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { landingOf } from '../../../machines/landing-pages/definitions.ts';
import { BASE } from '../../../machines/domain/site.ts';

export { pages };
export type VisitSnapshot = SnapshotFrom<typeof visitMachine>;

export function pageNamed(id: PageId): Page {
  const found = pages.find((page) => page.id === id);
  if (!found) throw new Error(`no such page: ${id}`);
  return found;
}

const addressable = pages.flatMap(({ id, path, routable }) => (path !== null && routable ? [{ id, path }] : []));

export interface Address {
  locale: Locale;
  /** Base path with the language prefix as given in the URL; no trailing slash. */
  base: string;
  page: PageId;
  slug: string | null;
}

/** The page that a path requests. Never throws; an unknown path gives `unknownAddress` (D3). */
export function readAddress(pathname: string): Address {
  if (!isWellFormed(pathname)) return { locale: DEFAULT_LOCALE, base: BASE, page: 'unknownAddress', slug: null };
  const below = pathname === BASE || pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname;
  const prefix = below.split('/')[1];
  const named = isLocale(prefix) ? prefix : null;
  const found = matchRoutes(addressable, (named ? below.slice(named.length + 1) : below) || '/')?.[0];
  return {
    locale: named ?? DEFAULT_LOCALE,
    base: named ? `${BASE}/${named}` : BASE,
    page: found?.route.id ?? 'unknownAddress',
    slug: found?.params['slug'] ?? null,
  };
}

function isWellFormed(pathname: string): boolean {
  try {
    return decodeURI(pathname) !== '';
  } catch {
    return false;
  }
}

/** The page of a snapshot; undefined in `boot`. */
export const pageOf = (snapshot: VisitSnapshot): PageMeta | undefined =>
  Object.values(snapshot.getMeta()).find(Boolean);

/** The page rendered for a snapshot: its own, or the error page before the visit started. */
export const drawnPageOf = (snapshot: VisitSnapshot): Page => pageNamed(pageOf(snapshot)?.id ?? 'error');

export const accentOf = (snapshot: VisitSnapshot) => accentOfPage(drawnPageOf(snapshot), snapshot.context);

/** The position of the curtain in a snapshot; null if its page has no curtain. */
export const curtainOf = (snapshot: VisitSnapshot, isTagged = (tag: VisitTag) => snapshot.hasTag(tag)) =>
  curtainOfPage(drawnPageOf(snapshot), snapshot.context.slug, isTagged);
/** The curtain for a greeted visitor, while it is not known who has come (D49); otherwise null. */
export const greetedCurtainOf = (snapshot: VisitSnapshot) =>
  snapshot.hasTag('undecided') ? curtainOf(snapshot, (tag) => tag === 'greeted') : null;

/** The path of a snapshot's page below the base; null if the page keeps the requested address. */
export function pathOf(snapshot: VisitSnapshot): string | null {
  const path = pageOf(snapshot)?.path ?? null;
  return path === null ? null : generatePath(path, { slug: snapshot.context.slug });
}

/** The path of a page, with the slug of a landing page. */
export const pathTo = (page: PageId, slug: string | null = null): string => {
  const path = pages.find(({ id }) => id === page)?.path;
  return path ? generatePath(path, { slug }) : '/';
};

/** Input of a visit without any state. */
export const nothingKnown: VisitInput = {
  country: 'DE',
  invitation: null,
  token: null,
  activationId: null,
  newsletterFollows: false,
  openedAt: 0,
  options: DEFAULT_OPTIONS,
  signedIn: false,
  online: true,
  reloaded: false,
  remembered: {},
};

/** A pre-rendered page without visitor state. Pure, so that the browser hydrates from an identical snapshot. */
export function bareSnapshot(page: PageId, slug: string | null = null): VisitSnapshot {
  const path: readonly string[] = pageNamed(page).node.path;
  const value = path.reduceRight<StateValue | undefined>((inner, key) => (inner ? { [key]: inner } : key), undefined);
  const context = contextOf({ input: nothingKnown });
  const flow = page === 'landing' ? (landingOf(slug)?.flow ?? context.flow) : context.flow;
  return visitMachine.resolveState({ value: value ?? {}, context: { ...context, slug, flow } });
}

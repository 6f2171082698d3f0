/** Which pages there are, how each is opened, what each asks for, and how it is left. */
import { SLUGS } from '../../../../machines/landing-pages/definitions.ts';
import type { PageDefinition } from '../../../../machines/page/page.types.ts';
import type { PageId } from '../../../../machines/domain/page-ids.ts';
import type { Transition } from '../../charts/facts.types.ts';
import { SYSTEM_WORDS } from '../../words/terms.ts';
import { nameOfPage, sayGuard } from '../../words/say.ts';
import type { Answer, Question } from '../answer.types.ts';
import { answer, count, link, list, none, pageLink, plain, say, sayAll, table, titled } from '../cells.ts';
import { definitionOf, definitionsOf, offersOf, pageIn, stateIn, type ChartSet } from '../chart-set.ts';
import { systemsFrom, pagesAmong, transitionsFrom } from '../page-transitions.ts';
import { opensCold, restOf, tried } from '../trial.ts';

const BASE_NOTE = 'below /acquisition and the language';
const pathOf = (charts: ChartSet, page: PageId) => plain(definitionOf(charts, page).path ?? 'the requested address');
/** The address transition that opens the page. */
const routeTo = (charts: ChartSet, page: PageId): Transition | null =>
  charts
    .at({ chart: 'visit', path: '' })
    .transitions.find(({ trigger, to }) => trigger.kind === 'address' && to[0]?.path === pageIn(charts, page).path) ??
  null;
const pageIds = (charts: ChartSet): readonly PageId[] =>
  charts.pages.flatMap(({ page }) => (page === null ? [] : [page]));

function opened(charts: ChartSet): Answer {
  const rows = pageIds(charts).map((page) => {
    const route = routeTo(charts, page);
    const condition = route?.guard ? sayGuard(route.guard, 'visit') : 'by every visitor';
    return [pageLink(charts, page), pathOf(charts, page), say(route === null ? 'by no address' : condition)];
  });
  const free = pageIds(charts).filter((page) => opensCold(charts, page));
  const routed = pageIds(charts).filter((page) => routeTo(charts, page) !== null);
  return answer(
    `of ${count(rows.length, 'page')} ${free.length} open by their address alone, ${routed.length - free.length} also have a condition, and ${rows.length - routed.length} have no address. Addresses are ${BASE_NOTE}.`,
    table(['Page', 'Address', 'Opened'], rows),
  );
}

function cold(charts: ChartSet): Answer {
  const boot = stateIn(charts, 'boot');
  const earned = pageIds(charts).filter((page) => routeTo(charts, page) !== null && !opensCold(charts, page));
  const rows = earned.map((page) => {
    const refused = tried(charts, boot, {}, Object.assign({ type: 'visit.refused' }, { page }));
    const guard = routeTo(charts, page)?.guard;
    return [pageLink(charts, page), guard ? say(sayGuard(guard, 'visit')) : none, link(restOf(refused, boot))];
  });
  return answer(
    `${count(rows.length, 'page')} have a condition; opened directly, they are not shown.`,
    table(['Page', 'Condition', 'Otherwise, in a new visit, leads to'], rows),
  );
}

function asksFor(charts: ChartSet, field: string): Answer {
  const rows = definitionsOf(charts).flatMap((page) => {
    const asking = offersOf(page).filter((offer) => 'field' in offer && offer.field === field);
    return asking.length === 0
      ? []
      : [
          [
            pageLink(charts, page.id),
            list(asking.map(({ form = 'none' }) => form)),
            list(asking.map(({ message }) => message)),
          ],
        ];
  });
  return answer(
    `${count(rows.length, 'page')} ${rows.length === 1 ? 'does' : 'do'}.`,
    table(['Page', 'In the form', 'By the message'], rows),
  );
}

/** Other systems that a page leads to: by links, and by events on it. */
const outsideOf = (charts: ChartSet, page: PageDefinition): readonly string[] => [
  ...systemsFrom(charts, page.id),
  ...offersOf(page).flatMap((offer) => ('url' in offer ? [SYSTEM_WORDS[offer.url]] : [])),
];

function leaving(charts: ChartSet): Answer {
  const rows = definitionsOf(charts).map((page) => {
    const offers = offersOf(page);
    const pages = offers.flatMap((offer) => ('page' in offer ? [nameOfPage(offer.page)] : []));
    const outside = outsideOf(charts, page);
    const ways = pagesAmong(transitionsFrom(charts, page.id), page.id).map(nameOfPage);
    return [pageLink(charts, page.id), list(ways), list(pages), sayAll(outside)];
  });
  const bare = definitionsOf(charts).filter(({ layout }) => layout === 'noFooter');
  return answer(
    `each of ${count(rows.length, 'page')} has a header, and a footer except for ${count(bare.length, 'page')}, unless an app shows it; also transitions, its own links, and links to other systems.`,
    table(['Page', 'Transitions lead to', 'Links lead to', 'Other systems'], rows),
  );
}

function ends(charts: ChartSet): Answer {
  const last = pageIds(charts).filter((page) => pagesAmong(transitionsFrom(charts, page), page).length === 0);
  const rows = last.map((page) => {
    const offers = offersOf(definitionOf(charts, page));
    const pages = offers.flatMap((offer) => ('page' in offer ? [nameOfPage(offer.page)] : []));
    return [pageLink(charts, page), list(pages), sayAll(outsideOf(charts, definitionOf(charts, page)))];
  });
  const dead = rows.filter((row) => row.slice(1).every(({ text }) => text === none.text));
  return answer(
    `${count(rows.length, 'page')} have no transition to another page; ${dead.length === 0 ? 'each has a link to another page' : `also without links: ${dead.map(([page]) => page?.text).join(', ')}`}.`,
    table(['Page', 'Links lead to', 'Other systems'], rows),
  );
}

export const pageQuestions: readonly Question[] = [
  {
    id: 'addresses',
    question: 'Which pages exist, and how is each opened?',
    keywords: ['address', 'url', 'link', 'route', 'path', 'earned'],
    by: 'product',
    answer: opened,
  },
  {
    id: 'opened-cold',
    question: 'What if someone opens a page that they have not earned?',
    keywords: ['cold', 'bookmark', 'earned', 'refused', 'redirect', 'direct link'],
    by: 'support',
    answer: cold,
  },
  {
    id: 'search-engines',
    question: 'Which pages may search engines list?',
    keywords: ['seo', 'google', 'indexed', 'sitemap', 'robots'],
    by: 'product',
    answer: (charts) => {
      const listed = definitionsOf(charts).filter(({ indexed }) => indexed);
      return answer(
        `${listed.length} of ${count(charts.pages.length, 'page')}; for the start page also its ${count(SLUGS.length, 'landing page')}. All others have noindex.`,
        table(
          ['Page', 'Address'],
          listed.map(({ id }) => [pageLink(charts, id), pathOf(charts, id)]),
        ),
        table(
          ['Landing page', 'Address'],
          SLUGS.map((slug) => [plain(slug), plain(`/${slug}`)]),
          'Landing pages',
        ),
      );
    },
  },
  {
    id: 'email-asked',
    question: 'Which screens ask for an e-mail address?',
    keywords: ['e-mail', 'email', 'address', 'field', 'personal data'],
    by: 'legal',
    answer: (charts) => asksFor(charts, 'email'),
  },
  {
    id: 'terms-asked',
    question: 'Where are the terms accepted, and the newsletter chosen?',
    keywords: ['terms', 'privacy', 'newsletter', 'consent', 'checkbox'],
    by: 'legal',
    answer: (charts) => {
      const [terms, newsletter] = [asksFor(charts, 'terms'), asksFor(charts, 'newsletter')];
      return answer(
        `terms on ${count(terms.tables[0]?.rows.length ?? 0, 'page')}, the newsletter on ${newsletter.tables[0]?.rows.length ?? 0}.`,
        ...titled(terms.tables, 'Terms and privacy'),
        ...titled(newsletter.tables, 'Newsletter'),
      );
    },
  },
  {
    id: 'leaving',
    question: 'How can a visitor leave each screen?',
    keywords: ['leave', 'exit', 'door', 'way out', 'links', 'navigation'],
    by: 'product',
    answer: leaving,
  },
  {
    id: 'dead-ends',
    question: 'Where does a visit end? Are there dead ends?',
    keywords: ['dead end', 'end', 'last page', 'stuck'],
    by: 'quality',
    answer: ends,
  },
];

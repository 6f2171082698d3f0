/** Which pages there are, how each is opened, what each asks for, and how it is left. */
import { SLUGS } from '../../../../machines/landing/definitions.ts';
import type { PageDefinition, PageId } from '../../../../machines/page.types.ts';
import type { Transition } from '../../charts/facts.types.ts';
import { SYSTEM_WORDS } from '../../words/systems.ts';
import { nameOfPage, sayGuard } from '../../words/say.ts';
import type { Answer, Question } from '../answer.types.ts';
import { answer, count, link, list, none, pageLink, plain, say, sayAll, table, titled } from '../cells.ts';
import { definitionOf, definitionsOf, offersOf, pageIn, stateIn, type House } from '../house.ts';
import { leadsOutside, pagesAmong, waysFrom } from '../page-ways.ts';
import { opensCold, restOf, tried } from '../trial.ts';

const BASE_NOTE = 'below /acquisition and the language';
const pathOf = (house: House, page: PageId) =>
  plain(definitionOf(house, page).path ?? 'the address that was asked for');
/** The address transition that opens the page. */
const routeTo = (house: House, page: PageId): Transition | null =>
  house
    .at({ chart: 'visit', path: '' })
    .transitions.find(({ trigger, to }) => trigger.kind === 'address' && to[0]?.path === pageIn(house, page).path) ??
  null;
const pageIds = (house: House): readonly PageId[] => house.pages.flatMap(({ page }) => (page === null ? [] : [page]));

function opened(house: House): Answer {
  const rows = pageIds(house).map((page) => {
    const route = routeTo(house, page);
    const condition = route?.guard ? sayGuard(route.guard, 'visit') : 'by whoever opens it';
    return [pageLink(house, page), pathOf(house, page), say(route === null ? 'by no address' : condition)];
  });
  const free = pageIds(house).filter((page) => opensCold(house, page));
  const routed = pageIds(house).filter((page) => routeTo(house, page) !== null);
  return answer(
    `of ${count(rows.length, 'page')} ${free.length} are opened by their address alone, ${routed.length - free.length} must be earned as well, and ${rows.length - routed.length} are opened by no address. Addresses stand ${BASE_NOTE}.`,
    table(['Page', 'Address', 'Opened'], rows),
  );
}

function cold(house: House): Answer {
  const boot = stateIn(house, 'boot');
  const earned = pageIds(house).filter((page) => routeTo(house, page) !== null && !opensCold(house, page));
  const rows = earned.map((page) => {
    const refused = tried(house, boot, {}, Object.assign({ type: 'visit.refused' }, { page }));
    const guard = routeTo(house, page)?.guard;
    return [pageLink(house, page), guard ? say(sayGuard(guard, 'visit')) : none, link(restOf(refused, boot))];
  });
  return answer(
    `${count(rows.length, 'page')} must be earned; opened cold, none of them is shown.`,
    table(['Page', 'Opened only if', 'Else, with nothing known, it leads to'], rows),
  );
}

function asksFor(house: House, field: string): Answer {
  const rows = definitionsOf(house).flatMap((page) => {
    const asking = offersOf(page).filter((offer) => 'field' in offer && offer.field === field);
    return asking.length === 0
      ? []
      : [
          [
            pageLink(house, page.id),
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
const outsideOf = (house: House, page: PageDefinition): readonly string[] => [
  ...leadsOutside(house, page.id),
  ...offersOf(page).flatMap((offer) => ('url' in offer ? [SYSTEM_WORDS[offer.url]] : [])),
];

function leaving(house: House): Answer {
  const rows = definitionsOf(house).map((page) => {
    const offers = offersOf(page);
    const pages = offers.flatMap((offer) => ('page' in offer ? [nameOfPage(offer.page)] : []));
    const outside = outsideOf(house, page);
    const ways = pagesAmong(waysFrom(house, page.id), page.id).map(nameOfPage);
    return [pageLink(house, page.id), list(ways), list(pages), sayAll(outside)];
  });
  const bare = definitionsOf(house).filter(({ layout }) => layout === 'noFooter');
  return answer(
    `each of ${count(rows.length, 'page')} has a header, and a footer but for ${count(bare.length, 'page')}, unless an app shows it; beside these, by what happens there, by links of its own, and to other systems.`,
    table(['Page', 'What happens there leads to', 'Its links lead to', 'Outside'], rows),
  );
}

function ends(house: House): Answer {
  const last = pageIds(house).filter((page) => pagesAmong(waysFrom(house, page), page).length === 0);
  const rows = last.map((page) => {
    const offers = offersOf(definitionOf(house, page));
    const pages = offers.flatMap((offer) => ('page' in offer ? [nameOfPage(offer.page)] : []));
    return [pageLink(house, page), list(pages), sayAll(outsideOf(house, definitionOf(house, page)))];
  });
  const dead = rows.filter((row) => row.slice(1).every(({ text }) => text === none.text));
  return answer(
    `${count(rows.length, 'page')} lead to no other page by what happens on them; ${dead.length === 0 ? 'each of them has a link that leads on' : `without a link of their own too: ${dead.map(([page]) => page?.text).join(', ')}`}.`,
    table(['Page', 'Its links lead to', 'Outside'], rows),
  );
}

export const pageQuestions: readonly Question[] = [
  {
    id: 'addresses',
    question: 'Which pages are there, and how is each opened?',
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
    answer: (house) => {
      const listed = definitionsOf(house).filter(({ indexed }) => indexed);
      return answer(
        `${listed.length} of ${count(house.pages.length, 'page')}; of the start page its ${count(SLUGS.length, 'landing page')} too. All others say that they are not to be listed.`,
        table(
          ['Page', 'Address'],
          listed.map(({ id }) => [pageLink(house, id), pathOf(house, id)]),
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
    answer: (house) => asksFor(house, 'email'),
  },
  {
    id: 'terms-asked',
    question: 'Where are the terms accepted, and the newsletter wanted?',
    keywords: ['terms', 'privacy', 'newsletter', 'consent', 'checkbox'],
    by: 'legal',
    answer: (house) => {
      const [terms, newsletter] = [asksFor(house, 'terms'), asksFor(house, 'newsletter')];
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

/** Which pages there are, how each is opened, and what each asks for. */
import { definitions, offersIn } from '../../charts/page-offers.ts';
import { pageStateOf, pageStates, visitState } from '../../charts/facts.ts';
import { SLUGS } from '../../../../machines/landing-pages/definitions.ts';
import type { PageId } from '../../../../machines/domain/page-ids.ts';
import type { Transition } from '../../charts/facts.types.ts';
import { sayGuard } from '../../words/say.ts';
import type { Answer, Question } from '../answer.types.ts';
import { answer, count, link, list, none, pageLink, plain, say, table, titled } from '../cells.ts';
import { opensCold, restOf, tried } from '../trial.ts';

const BASE_NOTE = 'below /acquisition and the language';
const pathOf = (page: PageId) => plain(definitions[page].path ?? 'the requested address');
/** The address transition that opens the page. */
const routeTo = (page: PageId): Transition | null =>
  visitState('').transitions.find(
    ({ trigger, to }) => trigger.kind === 'address' && to[0]?.path === pageStateOf(page).path,
  ) ?? null;
const pageIds: readonly PageId[] = pageStates.flatMap(({ page }) => (page === null ? [] : [page]));

function opened(): Answer {
  const rows = pageIds.map((page) => {
    const route = routeTo(page);
    const condition = route?.guard ? sayGuard(route.guard, 'visit') : 'by every visitor';
    return [pageLink(page), pathOf(page), say(route === null ? 'by no address' : condition)];
  });
  const free = pageIds.filter((page) => opensCold(page));
  const routed = pageIds.filter((page) => routeTo(page) !== null);
  return answer(
    `of ${count(rows.length, 'page')} ${free.length} open by their address alone, ${routed.length - free.length} also have a condition, and ${rows.length - routed.length} have no address. Addresses are ${BASE_NOTE}.`,
    table(['Page', 'Address', 'Opened'], rows),
  );
}

function cold(): Answer {
  const boot = visitState('boot');
  const earned = pageIds.filter((page) => routeTo(page) !== null && !opensCold(page));
  const rows = earned.map((page) => {
    const refused = tried(boot, {}, Object.assign({ type: 'visit.refused' }, { page }));
    const guard = routeTo(page)?.guard;
    return [pageLink(page), guard ? say(sayGuard(guard, 'visit')) : none, link(restOf(refused, boot))];
  });
  return answer(
    `${count(rows.length, 'page')} have a condition; opened directly, they are not shown.`,
    table(['Page', 'Condition', 'Otherwise, in a new visit, leads to'], rows),
  );
}

function asksFor(field: string): Answer {
  const rows = Object.values(definitions).flatMap((page) => {
    const asking = offersIn(page).filter((offer) => 'field' in offer && offer.field === field);
    return asking.length === 0
      ? []
      : [
          [
            pageLink(page.id),
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
    answer: () => {
      const listed = Object.values(definitions).filter(({ indexed }) => indexed);
      return answer(
        `${listed.length} of ${count(pageStates.length, 'page')}; for the start page also its ${count(SLUGS.length, 'landing page')}. All others have noindex.`,
        table(
          ['Page', 'Address'],
          listed.map(({ id }) => [pageLink(id), pathOf(id)]),
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
    answer: () => asksFor('email'),
  },
  {
    id: 'terms-asked',
    question: 'Where are the terms accepted, and the newsletter chosen?',
    keywords: ['terms', 'privacy', 'newsletter', 'consent', 'checkbox'],
    by: 'legal',
    answer: () => {
      const [terms, newsletter] = [asksFor('terms'), asksFor('newsletter')];
      return answer(
        `terms on ${count(terms.tables[0]?.rows.length ?? 0, 'page')}, the newsletter on ${newsletter.tables[0]?.rows.length ?? 0}.`,
        ...titled(terms.tables, 'Terms and privacy'),
        ...titled(newsletter.tables, 'Newsletter'),
      );
    },
  },
];

/**
 * The list of drawings: the visit as a whole, each page with its states, and the separate charts. Together they show
 * every transition.
 */
import type { ChartId } from '../charts/charts.ts';
import { pageStateOf, stateAt, statesOf } from '../charts/facts.ts';
import type { State } from '../charts/facts.types.ts';
import { TOPIC_OF, TOPICS } from '../charts/topics.ts';
import { nameOfPage } from '../words/say.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { anywhereDrawing, networkDrawing } from './common-drawings.ts';
import type { Drawing } from './drawing.types.ts';
import { leftOutOf } from './left-out.ts';
import { planDrawing } from './plan-drawing.ts';
import { drawnStates, type Scope } from './state-cards.ts';

interface Of {
  name: string;
  title: string;
  group: string;
  roots: readonly State[];
  /** Descendants with a separate drawing, by its title. */
  elsewhere?: readonly (readonly [State, string])[];
}
const drawing = ({ name, title, group, roots, elsewhere = [] }: Of): Drawing => ({
  name,
  title,
  group,
  content: () => {
    const scope: Scope = { roots, elsewhere: new Map(elsewhere), withNetwork: false };
    const drawn = drawnStates(scope);
    return { parts: drawn.parts, shows: drawn.rows, leftOut: leftOutOf(scope, drawn) };
  },
});

/** A page, or a part of it. */
interface Part {
  title: string;
  /** Paths of states below the page's; if omitted, the page itself. */
  parts?: readonly string[];
  without?: readonly (readonly [string, string])[];
}
const within = (page: PageId, path: string): State =>
  stateAt({ chart: 'visit', path: `${pageStateOf(page).path}.${path}` });
const ofPage = (page: PageId, name: string, { title, parts = [], without = [] }: Part): Drawing =>
  drawing({
    name,
    title,
    group: TOPICS[TOPIC_OF[page]],
    roots: parts.length === 0 ? [pageStateOf(page)] : parts.map((path) => within(page, path)),
    elsewhere: without.map(([path, where]) => [within(page, path), where]),
  });
const ofPages = (
  name: string,
  title: string,
  pages: readonly [PageId, ...PageId[]],
  group = TOPICS[TOPIC_OF[pages[0]]],
): Drawing => drawing({ name, title, group, roots: pages.map(pageStateOf) });
const whole = (page: PageId, name: string): Drawing => ofPage(page, name, { title: nameOfPage(page) });
/** @param parts paths of states; if omitted, the whole chart. */
const ofChart = (chart: ChartId, name: string, { title, parts = [''], without = [] }: Part): Drawing =>
  drawing({
    name,
    title,
    group: 'Separate charts',
    roots: parts.map((path) => stateAt({ chart, path })),
    elsewhere: without.map(([path, where]) => [stateAt({ chart, path }), where]),
  });

/** Pages of one state without transitions. */
const withoutTransitions = statesOf('visit').flatMap(({ page, isPage, children, transitions }) =>
  page !== null && isPage && children.length === 0 && transitions.length === 0 ? [page] : [],
);
const [UNINVITED, FIRST_STEP, TEASER, FORM_INVITATION, NEW_ADDRESS, ANOTHER_LINK, FORM_PRESSED, FORM_ERRORS] = [
  'Start page: without an invitation',
  'Start page: a flow begins on it',
  'Start page: a teaser asks for an address',
  'Registration form: look-up of the invitation',
  'Check your inbox: another address',
  'Activation failed: another link is mailed',
  'A form: checked, submitted',
  'A form: its errors',
];

export const drawings: readonly Drawing[] = [
  planDrawing,
  anywhereDrawing,
  networkDrawing,
  drawing({
    name: 'still-pages',
    title: 'Pages without transitions',
    group: 'Overview',
    roots: withoutTransitions.map(pageStateOf),
  }),
  ofPage('landing', 'landing', {
    title: 'Start page',
    without: [
      ['uninvited', UNINVITED],
      ['welcomed', FIRST_STEP],
      ['teaser', TEASER],
    ],
  }),
  ofPage('landing', 'landing-uninvited', { title: UNINVITED, parts: ['uninvited'] }),
  ofPage('landing', 'landing-first-step', { title: FIRST_STEP, parts: ['welcomed'] }),
  ofPage('landing', 'landing-teaser', { title: TEASER, parts: ['teaser'] }),
  whole('codeEntry', 'code-entry'),
  ofPage('registrationForm', 'registration-form', {
    title: 'Registration form',
    without: [['invitation', FORM_INVITATION]],
  }),
  ofPage('registrationForm', 'registration-form-invitation', { title: FORM_INVITATION, parts: ['invitation'] }),
  whole('leanSecondStep', 'lean-second-step'),
  whole('socialSecondStep', 'social-second-step'),
  ofPage('formFinished', 'form-finished', {
    title: 'Check your inbox',
    without: [['activationMail.changingAddress', NEW_ADDRESS]],
  }),
  ofPage('formFinished', 'form-finished-address', { title: NEW_ADDRESS, parts: ['activationMail.changingAddress'] }),
  ofPages('account-known', 'The account exists already', ['emailActive', 'emailPending']),
  whole('autoActivated', 'auto-activated'),
  whole('activateAccount', 'activate-account'),
  whole('activated', 'activated'),
  ofPage('activationError', 'activation-error', {
    title: 'Activation failed',
    without: [
      ['replacedLink', ANOTHER_LINK],
      ['expiredLink', ANOTHER_LINK],
    ],
  }),
  ofPage('activationError', 'activation-error-link', { title: ANOTHER_LINK, parts: ['replacedLink', 'expiredLink'] }),
  whole('lobby', 'lobby'),
  whole('membershipApply', 'membership'),
  whole('loggedOut', 'logged-out'),
  whole('unsubscribe', 'unsubscribe'),
  ofPages('admin', 'The admin pages and their gates', [
    'linkGeneratorGate',
    'linkGenerator',
    'splitGeneratorGate',
    'splitGenerator',
  ]),
  whole('staleDeployment', 'stale-deployment'),
  ofChart('invitation', 'invitation', { title: 'Look-up of a code' }),
  ofChart('form', 'form', {
    title: 'A form: filled in',
    without: [
      ['life.checking', FORM_PRESSED],
      ['life.handedOver', FORM_PRESSED],
      ['life.correcting', FORM_ERRORS],
      ['life.answered', FORM_ERRORS],
    ],
  }),
  ofChart('form', 'form-pressed', { title: FORM_PRESSED, parts: ['life.checking', 'life.handedOver'] }),
  ofChart('form', 'form-problems', { title: FORM_ERRORS, parts: ['life.correcting', 'life.answered'] }),
  ofChart('consent', 'consent', { title: 'Consent, and the tracked events that wait for it' }),
  ofChart('experiments', 'experiments', { title: 'Experiments, and their five ends' }),
  ofChart('season', 'season', { title: 'The season of a landing page' }),
  ofChart('language', 'language', { title: 'The language of a visit' }),
  ofChart('configuration', 'configuration', { title: 'The runtime defaults' }),
  ofChart('network', 'browser-network', { title: 'The network, as reported by the browser' }),
  ofChart('linkGenerator', 'link-generator', { title: 'Link generator: a code becomes a link' }),
  ofChart('splitGenerator', 'split-generator', { title: 'Split generator: the variations of an experiment' }),
];

import { expect, test } from 'vitest';
import { textsIn } from '../../../locales/texts.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { pageStateOf, pageStates, stateAt } from '../charts/facts.ts';
import { situationsOf } from '../situations/by-state.ts';
import { plainText } from '../words/plain-text.ts';
import { controlsIn, eventsOffered, targetText, type Control } from './controls.ts';

const english = textsIn('en');
const described = (control: Control) => [
  plainText(english[control.message] ?? '', control.tag, control.values),
  targetText(control),
];
function inSituation(page: PageId, id: string) {
  const situation = situationsOf(pageStateOf(page)).find((one) => one.id === id);
  if (!situation) throw new Error(`no situation ${id}`);
  return { ...controlsIn(page, situation), situation };
}

test('a visitor with a used-up code has four controls, with their labels and targets', () => {
  expect(inSituation('deny', 'Deny.noInvitationsLeft').own.map(described)).toEqual([
    ['Write to Clara', 'something outside'],
    ['Join the waiting list', 'Start page'],
    ['Apply without an invitation', 'Membership'],
    ['Login', 'the login'],
  ]);
});
test('the close control exists only in the popup', () => {
  const closing = (id: string) => inSituation('formFinished', id).own.some(({ name }) => name === 'close');
  expect([closing('FormFinished.inPopup'), closing('FormFinished.idle')]).toEqual([true, false]);
});
test('the targets of a control are listed by condition', () => {
  const { own } = inSituation('formFinished', 'FormFinished.idle');
  const sendAgain = own.find(({ name }) => name === 'sendAgain')?.target;
  const rows = sendAgain?.to === 'chart' ? sendAgain.rows : [];
  expect(rows.map(({ text, to }) => [text, to.map(({ path }) => path)])).toEqual([
    ['another mail is permitted now', ['registration.formFinished.activationMail.sendingAgain']],
    ['otherwise', []],
  ]);
});
test('the chart of a page counts too', () => {
  const { own } = inSituation('linkGenerator', situationsOf(pageStateOf('linkGenerator'))[0]?.id ?? '');
  expect(own.length).toBeGreaterThan(0);
});
test('the event of a control is handled in one of its situations', () => {
  const unhandled = pageStates.flatMap(({ page }) => {
    if (page === null) return [];
    const all = situationsOf(pageStateOf(page)).flatMap((situation) => controlsIn(page, situation).own);
    const sending = all.filter(({ target }) => target.to === 'chart');
    const handled = new Set(
      sending.flatMap(({ name, target }) => ('rows' in target && target.rows.length > 0 ? [name] : [])),
    );
    return sending.filter(({ name }) => !handled.has(name)).map(({ name }) => `${page} ${name}`);
  });
  // Events of the form chart, which runs within that page.
  expect([...new Set(unhandled)]).toEqual(['splitGenerator code', 'splitGenerator useCode']);
});
test('events without a control remain: answers, timeouts, the network', () => {
  const events = eventsOffered('formFinished');
  expect([events.has('mail.requested'), events.has('logout.chosen'), events.has('network.lost')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(stateAt({ chart: 'visit', path: 'deny' }).transitions.length).toBe(0);
});

/** Each verb is one event, whole; each press has a key of its own (D21). */
import { afterEach, expect, test, vi } from 'vitest';
import { values } from '../../test/harness/chart.ts';
import { completions } from '../../test/harness/registration.ts';
import type { VisitEvent } from '../../machines/visit.types.ts';
import { intentsOf } from './intents.ts';

type Verbs = ReturnType<typeof intentsOf>;
const key: unknown = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
const completion = completions.leanStep2;
const NOW = 1234;

const table: { [Verb in keyof Verbs]: readonly [said: (verbs: Verbs) => void, event: object] } = {
  beginCode: [(say) => say.beginCode(), { type: 'code.begun' }],
  submitCode: [(say) => say.submitCode('vesti-bule'), { type: 'code.submitted', code: 'vesti-bule' }],
  retryLookUp: [(say) => say.retryLookUp(), { type: 'lookUp.retried', at: NOW }],
  changeCountry: [(say) => say.changeCountry(), { type: 'country.changed' }],
  submit: [(say) => say.submit(values), { type: 'form.submitted', values, locale: 'de', key }],
  complete: [(say) => say.complete(completion), { type: 'step.submitted', completion, key }],
  cancel: [(say) => say.cancel(), { type: 'wait.cancelled' }],
  returnToForm: [(say) => say.returnToForm(), { type: 'form.returned' }],
  submitEmail: [
    (say) => say.submitEmail('zoe@example.org'),
    { type: 'email.submitted', email: 'zoe@example.org', locale: 'de', key },
  ],
  changeEmail: [(say) => say.changeEmail(), { type: 'email.changeChosen' }],
  keepEmail: [(say) => say.keepEmail(), { type: 'email.kept' }],
  goToLogin: [(say) => say.goToLogin(), { type: 'login.chosen' }],
  stay: [(say) => say.stay(), { type: 'login.stayed' }],
  openCookieSettings: [(say) => say.openCookieSettings(), { type: 'settings.chosen' }],
  logOut: [(say) => say.logOut(), { type: 'logout.chosen' }],
  sendMailAgain: [(say) => say.sendMailAgain(), { type: 'mail.requested', locale: 'de', at: NOW, key }],
  activate: [(say) => say.activate(), { type: 'activation.pressed', key }],
  join: [(say) => say.join(), { type: 'join.pressed', key }],
  unsubscribe: [(say) => say.unsubscribe(), { type: 'unsubscribe.pressed', key }],
  goToShop: [(say) => say.goToShop(), { type: 'shop.chosen' }],
  retryReload: [(say) => say.retryReload(), { type: 'reload.retried' }],
  closeFinished: [(say) => say.closeFinished(), { type: 'finished.closed' }],
  closeTeaser: [(say) => say.closeTeaser(), { type: 'teaser.closed' }],
  refuseRole: [(say) => say.refuseRole(), { type: 'role.refused' }],
  closeOverlay: [(say) => say.closeOverlay(), { type: 'overlay.closed' }],
  reportMissing: [(say) => say.reportMissing(), { type: 'part.missing' }],
  reportFailure: [(say) => say.reportFailure(), { type: 'visit.failed' }],
};

afterEach(() => {
  vi.useRealTimers();
});
test.each(Object.entries(table))('%s', (_, [say, event]) => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const sent: VisitEvent[] = [];
  const verbs = intentsOf((one) => sent.push(one), 'de');
  say(verbs);
  say(verbs);
  expect(sent).toEqual([event, event]);
  const keys = sent.flatMap((one) => ('key' in one ? [one.key] : []));
  expect(new Set(keys).size).toBe(keys.length);
});
test('the table lists every verb', () => {
  const verbs = intentsOf(() => undefined, 'en');
  expect(Object.keys(verbs).toSorted()).toEqual(Object.keys(table).toSorted());
});

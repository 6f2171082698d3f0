/** Analytics output: hashed and in order; the tag manager only loads if a container is configured (D36, D37). */
import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { packParams } from '../../../machines/domain/acq-params.ts';
import { plain } from '../../../machines/rules/analytics.rules.ts';
import type { TrackedEvent } from '../../../machines/context/tracked.types.ts';
import { createErrorReports } from '../error-reports/error-reports.ts';
import { createTracking } from './data-layer.ts';
import { createTagManager } from './tag-manager.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const registered: TrackedEvent = {
  event: 'successful_user_registration',
  fields: {
    userID: 'C-7',
    email: ' Zoë@Example.ORG ',
    registrationID: 'R-1',
    invitation_campaign: null,
    socialRegistrationProvider: 'google',
  },
};

beforeEach(() => {
  vi.unstubAllGlobals();
  delete window.dataLayer;
  document.head.replaceChildren();
});
/** A page load, and its reports. */
const fresh = () => {
  const { report, deliverTo } = createErrorReports();
  return { ...createTracking(report), ...createTagManager(report), deliverTo };
};

test('names a registrant by hashes alone: trimmed, lower-cased, SHA-256 in hexadecimal [ASVS 14.2.3]', async () => {
  const { pushTracked } = fresh();
  await pushTracked(registered);
  expect(window.dataLayer).toEqual([
    {
      event: 'successful_user_registration',
      brandCode: 'vestibule',
      userID: sha256('c-7'),
      email: sha256('zoë@example.org'),
      registrationID: sha256('r-1'),
      invitation_campaign: null,
      socialRegistrationProvider: 'google',
    },
  ]);
});
test('sends the flow if known', async () => {
  const { pushTracked } = fresh();
  await pushTracked({ ...plain('landing_form_registration'), flow: 'leanStep2' });
  await pushTracked(plain('landing_activate_account_registration'));
  expect(window.dataLayer).toEqual([
    { event: 'landing_form_registration', brandCode: 'vestibule', registrationFlow: 'leanStep2' },
    { event: 'landing_activate_account_registration', brandCode: 'vestibule' },
  ]);
});
test('does not hash missing values', async () => {
  const { pushTracked } = fresh();
  await pushTracked({ ...registered, fields: { ...registered.fields, userID: null } });
  expect(window.dataLayer).toMatchObject([{ userID: null, email: sha256('zoë@example.org') }]);
});
test('keeps the order of events even while hashing is slow', async () => {
  const { pushTracked } = fresh();
  void pushTracked(plain('submit_code_registration'));
  void pushTracked(registered);
  await pushTracked(plain('subscribe_newsletter'));
  expect(window.dataLayer?.map((item) => Reflect.get(item, 'event') as string)).toEqual([
    'submit_code_registration',
    'successful_user_registration',
    'subscribe_newsletter',
  ]);
});
test('sends nothing of it if the browser cannot hash, but sends later events', async () => {
  vi.stubGlobal('crypto', {});
  const { pushTracked, deliverTo } = fresh();
  const reported: string[] = [];
  deliverTo(({ what, message }) => reported.push(`${what}: ${message}`));
  void pushTracked(registered);
  await pushTracked(plain('subscribe_newsletter'));
  expect([window.dataLayer, reported]).toEqual([
    [{ event: 'subscribe_newsletter', brandCode: 'vestibule' }],
    ['analytics: successful_user_registration was dropped'],
  ]);
});

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
test('loads nothing without a container', async () => {
  const { loadTagManager } = fresh();
  loadTagManager('', 1);
  expect([scripts(), window.dataLayer]).toEqual([[], undefined]);
});
test('loads the container once, with the time of the request', async () => {
  const { loadTagManager } = fresh();
  loadTagManager('GTM-ABC123', 7);
  loadTagManager('GTM-ABC123', 8);
  expect([scripts(), window.dataLayer]).toEqual([
    ['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'],
    [{ 'gtm.start': 7, event: 'gtm.js' }],
  ]);
});
test.each([
  ['?token=a', []],
  ['?rc=CODE&accountActivationId=id', []],
  [`?acqParams=${packParams('token=a')}`, []],
  ['?rc=CODE', ['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']],
  [`?acqParams=${packParams('rc=CODE')}`, ['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']],
])('%s: loads only if the address contains no secret (D7)', (search, loaded) => {
  const entry = { name: `https://vestibule.example/acquisition/${search}` };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([entry] as PerformanceEntryList);
  const { loadTagManager } = fresh();
  loadTagManager('GTM-ABC123', 7);
  expect(scripts()).toEqual(loaded);
});
test('reports a container that failed to load', async () => {
  const { loadTagManager, deliverTo } = fresh();
  const { promise, resolve } = Promise.withResolvers<string>();
  deliverTo(({ what, message }) => resolve(`${what}: ${message}`));
  loadTagManager('GTM-ABC123', 7);
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(await promise).toBe('analytics: the tag manager did not load');
});

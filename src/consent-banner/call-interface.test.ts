/** The call interface: the effect of each command, and that unknown commands have no effect. */
import { beforeEach, expect, test } from 'vitest';
import { createCallInterface } from './call-interface.ts';
import type { ConsentRecord, ConsentStatus } from './consent-record.ts';
import { createListeners } from './listeners.ts';
import type { Screen } from './panel.ts';

const status: ConsentStatus = { purposes: { necessary: true, analytics: true, personalisation: false }, at: 1 };

/** A record with or without a status, and a panel without a page. */
function open(known: ConsentStatus | null) {
  const did: unknown[] = [];
  const consents = createListeners<ConsentStatus>();
  const screens = createListeners<Screen>();
  const record: ConsentRecord = {
    consent: () => known?.purposes ?? null,
    status: () => known,
    decide: (consent) => did.push(consent),
    identify: (credentials) => did.push(credentials),
    listeners: consents,
  };
  const panel = {
    showNotice: () => did.push('notice'),
    hide: () => did.push('hide'),
    openSettings: () => did.push('settings'),
    listeners: screens,
  };
  return { call: createCallInterface(record, panel), did, consents, screens };
}

const received: unknown[] = [];
const listener = (value: unknown) => received.push(value);
beforeEach(() => {
  received.length = 0;
});

test('answers every command with the status, also by callback', () => {
  for (const command of ['getConsent', 'showScreenSettings', 'addEventListener', 'setCredentials', 'never heard of'])
    for (const known of [status, null]) {
      received.length = 0;
      expect([command, open(known).call(command, null, listener), received]).toEqual([command, known, [known]]);
    }
});

test('sends the current consent to a new listener, then each change', () => {
  const { call, consents } = open(status);
  call('addEventListener', ['consent', listener]);
  const later = { ...status, at: 2 };
  consents.notify(later);
  expect(received).toEqual([status, later]);
});
test('opens the settings and reads only the known fields of the credentials', () => {
  const { call, did } = open(null);
  call('showScreenSettings');
  call('setCredentials', { hmacToken: 'token', passphrase: 'phrase', more: 1 });
  expect(did).toEqual(['settings', { hmacToken: 'token', passphrase: 'phrase' }]);
});

test.each([
  ['setCredentials', null],
  ['addEventListener', undefined],
  ['addEventListener', ['consent']],
  ['toString', null],
  [null, null],
  [['showScreenSettings'], null],
])('ignores %s with %j', (command, parameter) => {
  const { call, did, consents, screens } = open(status);
  call(command, parameter);
  consents.notify(status);
  screens.notify('notice');
  expect([did, received]).toEqual([[], []]);
});

import { describe, expect, test } from 'vitest';
import { requestsWith } from '../../../test/harness/chart.ts';
import { EMPTY_MEMORY } from '../../../test/harness/empty-memory.ts';
import { packParams } from '../../../machines/domain/acq-params.ts';
import { DEFAULT_OPTIONS } from '../../../machines/landing-pages/landing-options.ts';
import type { VisitMemory } from '../storage/visit-memory.ts';
import { readEntryParams } from './entry-params.ts';

/** An invitation or token starts a new visit: see new-visit.test.ts. */
const restarted = {
  registration: null,
  anewOffered: false,
  requests: requestsWith({}),
};
const memory: VisitMemory = {
  invitation: { code: 'REMEMBERED', timestamp: '2026-12-19T00:00:00Z.mac', referrer: null, source: 'memory' },
  token: 'r.e.m',
  activationId: 'remembered-id-of-22---',
  newsletterFollows: false,
  options: { ...DEFAULT_OPTIONS, flow: 'leanStep2', variant: 'daba', sourcePath: '/campaign' },
  remembered: {
    registration: { id: '1', email: 'zoe@example.org', status: 'PENDING_ACTIVATION' },
    account: { state: 'pending', email: 'zoe@example.org' },
    activation: { error: 'expiredLink' },
    membership: { applied: true },
  },
};
const searchAfter = (search: string) => readEntryParams(search, EMPTY_MEMORY, null).search;

describe('parameters of an address (D4)', () => {
  test('none: uses remembered values', () => {
    expect(readEntryParams('', EMPTY_MEMORY, null)).toEqual({ input: EMPTY_MEMORY, search: '' });
    expect(readEntryParams('?utm_source=a', memory, null)).toEqual({ input: memory, search: '?utm_source=a' });
  });
  test('a code, normalised, with its timestamp: replaces the remembered one', () => {
    expect(readEntryParams('?rc=vesti-bule&ts=2026-12-05T12:00:00Z.mac', memory, null)).toEqual({
      input: {
        ...memory,
        invitation: { code: 'VESTIBULE', timestamp: '2026-12-05T12:00:00Z.mac', referrer: null, source: 'link' },
        token: null,
        options: DEFAULT_OPTIONS,
        remembered: { ...restarted, ...memory.remembered },
      },
      search: '',
    });
  });
  test('a code without a timestamp does not inherit the remembered one', () => {
    expect(readEntryParams('?rc=NEW', memory, null).input.invitation?.timestamp).toBeNull();
  });
  test('an overlong code is truncated', () => {
    expect(readEntryParams(`?rc=${'A'.repeat(9999)}`, EMPTY_MEMORY, null).input.invitation?.code).toBe('A'.repeat(65));
  });
});

describe('the newsletter parameter next to the activation id', () => {
  test.each([
    ['&newsletter=yes', true],
    ['&newsletter=no', false],
    ['&newsletter=', false],
    ['&newsletter=Yes', false],
    ['&newsletter=%00', false],
    ['&newsletter=no&newsletter=yes', false],
    ['', false],
  ])('%j: %j', (more, follows) => {
    expect(
      readEntryParams(`?accountActivationId=new-id-of-22-letters--${more}`, memory, null).input.newsletterFollows,
    ).toBe(follows);
  });
  test('is ignored without an id', () => {
    expect(readEntryParams('?newsletter=yes', memory, null).input.newsletterFollows).toBe(false);
  });
});

describe('secrets are removed from the address (D7)', () => {
  test.each([
    ['?rc=A&ts=B&token=C&accountActivationId=D&newsletter=yes', ''],
    ['?rc=A&utm_source=mail&ts=B', '?utm_source=mail'],
    ['?email=zoe%40example.org', ''],
    ['?zoe@example.org', ''],
    ['?whatever=zoe@example.org&utm_source=mail', '?utm_source=mail'],
    ['?a=1&a=zoe@example.org&a=2', '?a=1&a=2'],
    ['?to=Zo%C3%AB+%3Czoe@example.org%3E', ''],
    ['?next=/lobby%3Femail%3Dzoe@example.org', ''],
    ['?next=/lobby%3Femail%3Dzoe%2540example.org', ''],
    // Under any spelling of their names, and inside other values (D61).
    [
      '?utm_source=m&amp;token=A&TS=B&%0Drc=C&amp%3Bamp%3BaccountActivationId=D&amp;utm_medium=n',
      '?utm_source=m&utm_medium=n',
    ],
    ['?AcqParams=cmM9&amp;=', ''],
    ['?next=/lobby%3Ftoken%3DA&x=eyJhbGciOiJ9.b.c', ''],
  ])('%s', (search, rest) => {
    expect(searchAfter(search)).toBe(rest);
  });
  test.each(['?utm_source=a&utm_campaign=b+c', '?arc=A&x=@home', '?empty=&flag=', '?price=10@20'])(
    '%s stays',
    (search) => {
      expect(new URLSearchParams(searchAfter(search)).toString()).toBe(new URLSearchParams(search).toString());
    },
  );
});

describe('damaged links are repaired (D61)', () => {
  const TS = `2026-12-05T12:00:00Z.${'m'.repeat(43)}`;
  const packed = packParams(`rc=VESTIBULE&ts=${encodeURIComponent(TS)}`);
  const invitation = { code: 'VESTIBULE', timestamp: TS, referrer: null, source: 'link' };
  const unreadable = { code: '', timestamp: null, referrer: null, source: 'link' };
  const ID = 'qkODaW_elUHOyKaqYw3v4-';
  const TOKEN = 'eyJhbGciOiJ9.eyJlIjoi.c2ln_-';
  const ADDED = [
    '',
    '.',
    ')',
    '>',
    ',',
    '"',
    '”',
    '%3D',
    '=3D',
    '%20',
    '%C2%A0',
    '%E2%80%8B',
    '%0D%0A',
    '&amp;',
    ' .',
    '%3E.',
  ];
  const read = (search: string) => readEntryParams(search, EMPTY_MEMORY, null).input;

  test.each(ADDED)('with %j at its end', (added) => {
    expect([
      read(`?acqParams=${packed}${added}`).invitation,
      read(`?rc=vestibule&ts=${TS}${added}`).invitation,
      read(`?accountActivationId=${ID}${added}`).activationId,
      read(`?token=${TOKEN}${added}`).token,
      read(`?accountActivationId=${ID}&newsletter=yes${added}`).newsletterFollows,
    ]).toEqual([invitation, invitation, ID, TOKEN, true]);
  });
  test.each([
    `?%0DacqParams=${packed}`,
    `?ACQPARAMS=${packed}`,
    `?utm_source=a&amp;amp;acqParams=${packed}`,
    `?acqParams=3D${packed}`,
    `?acqParams=${packed.slice(0, 9)}%20${packed.slice(9, 20)}=${packed.slice(20)}`,
    `?RC=%E2%81%A8vestibule%E2%81%A9&amp;TS=3D${TS}`,
  ])('%s', (search) => {
    expect(read(search).invitation).toEqual(invitation);
  });
  test.each(['?acqParams', `?acqParams=${packed.toLowerCase()}`, '?acqParams=%%%', '?rc=', '?rc=%22%22'])(
    '%s: reports an unreadable code, and keeps a remembered one',
    (search) => {
      expect([read(search).invitation, readEntryParams(search, memory, null)]).toEqual([
        unreadable,
        { input: memory, search: '' },
      ]);
    },
  );
  test('sends an activation id of any length: only the back end knows its format (D59)', () => {
    expect(readEntryParams(`?accountActivationId=${ID.slice(1)}`, memory, null).input.activationId).toBe(ID.slice(1));
  });
});

describe('acqParams are unpacked (D5)', () => {
  test('below the plain parameters, and parsed like them', () => {
    const packed = packParams('rc=packed&utm_source=packed&utm_medium=mail&token=a.b.c');
    expect(readEntryParams(`?acqParams=${packed}&utm_source=own`, EMPTY_MEMORY, null)).toEqual({
      input: {
        ...EMPTY_MEMORY,
        invitation: { code: 'PACKED', timestamp: null, referrer: null, source: 'link' },
        token: 'a.b.c',
        remembered: restarted,
      },
      search: '?utm_source=own&utm_medium=mail',
    });
  });
  test('unreadable ones are ignored next to a code', () => {
    expect(readEntryParams('?acqParams=%%%&rc=own', EMPTY_MEMORY, null)).toEqual({
      input: {
        ...EMPTY_MEMORY,
        invitation: { code: 'OWN', timestamp: null, referrer: null, source: 'link' },
        remembered: restarted,
      },
      search: '',
    });
  });
});

/** Effects of consent (D36, D37): the tag manager with analytics, stored experiment data with personalisation. */
import { afterEach, expect, test, vi } from 'vitest';
import type { Connect } from '../../machines/consent/consent.services.ts';
import type { Consent } from '../../machines/consent/consent.types.ts';
import { writeChoice } from '../services/consent/stored-choice.ts';
import { startConsent } from './consent.ts';

const { loadTagManager, connectConsent } = vi.hoisted(() => ({
  loadTagManager: vi.fn<(container: string, now: number) => void>(),
  connectConsent: vi.fn<Connect>(),
}));
vi.mock('../services/analytics/tag-manager.ts', () => ({ loadTagManager }));
vi.mock('../services/consent/consent-platform.ts', () => ({ connectConsent }));

const REFUSED: Consent = { analytics: false, personalisation: true };
const ALLOWED: Consent = { analytics: true, personalisation: false };

afterEach(() => {
  vi.clearAllMocks();
});

/** Starts the consent of a page with an earlier choice; then the visitor decides. */
function visit({ quiet, stored, decisions }: { quiet: boolean; stored: Consent | null; decisions: Consent[] }) {
  connectConsent.mockResolvedValue({ openSettings: () => undefined, handOver: () => undefined });
  if (stored) writeChoice({ ...stored, at: Date.now() });
  const personalised: boolean[] = [];
  startConsent({ quiet, personalised: (allowed) => personalised.push(allowed) });
  const loaded = [loadTagManager.mock.calls.length];
  for (const decision of decisions) {
    connectConsent.mock.calls[0]?.[0].tell(decision);
    loaded.push(loadTagManager.mock.calls.length);
  }
  return { asked: connectConsent.mock.calls.length, loaded, personalised };
}

test.each([
  ['not decided', null, [], { asked: 1, loaded: [0], personalised: [] }],
  ['refused', null, [REFUSED], { asked: 1, loaded: [0, 0], personalised: [true] }],
  ['allowed', null, [ALLOWED], { asked: 1, loaded: [0, 1], personalised: [false] }],
  ['refused, then allowed', null, [REFUSED, ALLOWED], { asked: 1, loaded: [0, 0, 1], personalised: [true, false] }],
  ['allowed before: the platform reports it again', ALLOWED, [], { asked: 1, loaded: [0], personalised: [] }],
])('asked in countries that require consent: %s', (_, stored, decisions, expected) => {
  expect(visit({ quiet: false, stored, decisions })).toEqual(expected);
});

test('the root element says that nothing is decided until the visitor answers [A67]', async () => {
  const isUndecided = () => document.documentElement.hasAttribute('data-undecided');
  visit({ quiet: false, stored: null, decisions: [] });
  const before = isUndecided();
  await vi.waitFor(() => expect(isUndecided()).toBe(true));
  connectConsent.mock.calls[0]?.[0].tell(REFUSED);
  expect([before, isUndecided()]).toEqual([false, false]);
});

test.each([
  ['never decided', null, 0],
  ['refused', REFUSED, 0],
  ['allowed', ALLOWED, 1],
])('elsewhere, only a stored choice counts: %s', (_, stored, loads) => {
  expect(visit({ quiet: true, stored, decisions: [] })).toEqual({ asked: 0, loaded: [loads], personalised: [] });
});

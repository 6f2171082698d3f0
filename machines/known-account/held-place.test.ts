/** A visitor who already holds a place with this code is led to its current state (D50). */
import { describe, expect, test } from 'vitest';
import {
  accepted,
  at,
  begin,
  done,
  link,
  open,
  requestsWith,
  take,
  valid,
  type Step,
} from '../../test/harness/chart.ts';
import { form as formAt, formFinished } from '../../test/harness/registration.ts';
import type { VisitContext } from '../context/visit.types.ts';

const held = (status: string, email: string | null = null) => ({ ...valid, held: { id: '7', status, email } });
const opened = open('landing', { invitation: link }).state;
const typedAt = (place: typeof opened) => take(place, { type: 'code.submitted', code: 'VESTIBULE' }).state;
/** Places where a code is looked up, with the actor's id. */
const LOOKED_UP = [
  ['the link’s, on the landing page', opened, 'linkInvitation'],
  ['the link’s, at the form', open('registrationForm', { invitation: link }).state, 'formInvitation'],
  ['the link’s, on the code page', open('codeEntry', { invitation: link }).state, 'linkInvitation'],
  ['typed on the code page', typedAt(at({ codeEntry: 'ready' })), 'typedInvitation'],
  ['typed on the landing page', typedAt(open('landing').state), 'typedInvitation'],
] as const;

/** State that a previous holder may have left in the tab. */
const LEFT = {
  activation: { id: 'mailed-id', newsletterFollows: true, error: 'failed' },
  requests: requestsWith({ resend: { again: { accepted: true, at: 1, againAt: 60_001 } } }),
  grantedVoucher: '20-percent-mov',
  answer: accepted('PENDING_ACTIVATION'),
  forwardAt: 1,
} as const;
const begunAnew = { type: 'registration.begunAnew' } as const;
/** State that belongs to the browser and the visit, not to a person. */
const impersonal = ({ slug, load, offer, accent }: VisitContext) => ({ slug, load, offer, accent });

describe.each(LOOKED_UP)('%s', (_, asking, id) => {
  test('pending: the inbox page, in a browser that only has the token', () => {
    const { value, context } = take(asking, done(id, held('PENDING_ACTIVATION', 'zoe@example.org')));
    expect([value, context.registration, context.account, context.signedIn]).toEqual([
      formFinished,
      { id: '7', email: 'zoe@example.org', status: 'PENDING_ACTIVATION' },
      null,
      true,
    ]);
  });
  test('active: the login', () => {
    const { value, context } = take(asking, done(id, held('ACTIVE')));
    expect([value, context.registration, context.account]).toEqual([
      { registration: { emailActive: 'staying' } },
      null,
      { state: 'active', email: '' },
    ]);
  });
  test.each<[string, ...Step[]]>([
    ['PENDING_ACTIVATION'],
    ['PENDING_ACTIVATION', { type: 'email.changeChosen' }],
    ['ACTIVE'],
  ])(
    '%s, and another person: only the invitation is kept; not offered in a browser of one person',
    (status, ...steps) => {
      const { value, context } = take(asking, done(id, held(status)));
      expect(take(at(value, { ...context, anewOffered: false }), ...steps).state.can(begunAnew)).toBe(false);
      const known = { ...LEFT, registration: context.registration, account: context.account };
      const anew = take(at(value, { ...context, ...known }), ...steps, begunAnew);
      const invitation = { ...link, source: id === 'typedInvitation' ? ('typed' as const) : link.source };
      expect([anew.value, anew.emitted, anew.asked, anew.context]).toEqual([
        formAt('checking', 'editing'),
        [
          { type: 'bearer.disowned' },
          ...['registration', 'address', 'teaser'].map((form) => ({ type: 'draft.discarded', form })),
        ],
        [{ id: 'formInvitation', input: invitation }],
        { ...begin().context, ...impersonal(anew.context), invitation },
      ]);
      const noneLeft = done('formInvitation', { ...valid, verdict: 'noInvitationsLeft' });
      expect(take(anew.state, noneLeft).value).toEqual('deny');
    },
  );
});

test.each([
  ['stays known', '7', 'new@example.org', 'as it was'],
  ['was of another registration', '8', 'zoe@example.org', null],
])('when the tab may request another mail %s', (_, id, email, kept) => {
  const again = { accepted: true, at: 1, againAt: 60_001 };
  const registration = { id, email: 'new@example.org', status: 'PENDING_ACTIVATION' } as const;
  const remembered = { registration, requests: requestsWith({ resend: { again } }) };
  const before = open('landing', { invitation: link, remembered }).state;
  const { context } = take(before, done('linkInvitation', held('PENDING_ACTIVATION', 'zoe@example.org')));
  expect([context.registration, context.requests]).toEqual([
    { ...registration, id: '7', email },
    requestsWith(kept ? { resend: { again: { ...again, accepted: null } } } : {}),
  ]);
});
test.each([
  ['a status that holds no place', link, 'EXPIRED'],
  ['an unknown status', link, 'NEVER_SEEN'],
  ['a remembered code', { ...link, source: 'memory' } as const, 'ACTIVE'],
])('%s: an ordinary invitation', (_, invitation, status) => {
  const looking = open('landing', { invitation }).state;
  expect(take(looking, done('linkInvitation', held(status))).value).toEqual({ landing: { welcomed: 'editing' } });
});

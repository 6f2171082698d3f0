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
import type { VisitContext } from '../context/visit.types.ts';
import type { CodeCheck } from '../invitation/invitation.types.ts';

const held = (status: string, email: string | null = null) => ({ ...valid, held: { id: '7', status, email } });
const finished = { registration: { formFinished: { activationMail: 'idle', watch: 'watching' } } };
const member = { registration: { emailActive: 'staying' } };

const opened = open('landing', { invitation: link }).state;
const typedAt = (place: typeof opened) => take(place, { type: 'code.submitted', code: 'VESTIBULE' }).state;
const form = open('registrationForm', { invitation: link }).state;
/** Places where a code is looked up, with the actor's id. */
const LOOKED_UP = [
  ['the link’s, on the landing page', opened, 'linkInvitation'],
  ['the link’s, at the form', form, 'formInvitation'],
  ['the link’s, on the code page', open('codeEntry', { invitation: link }).state, 'linkInvitation'],
  ['typed on the code page', typedAt(at({ codeEntry: 'ready' })), 'typedInvitation'],
  ['typed on the landing page', typedAt(open('landing').state), 'typedInvitation'],
] as const;

/** State that a previous holder may have left in the tab. */
const THEIRS = {
  activation: { id: 'mailed-id', newsletterFollows: true, error: 'failed' },
  requests: requestsWith({ resend: { again: { accepted: true, at: 1, againAt: 60_001 } } }),
  grantedVoucher: '20-percent-mov',
  answer: accepted('PENDING_ACTIVATION'),
  forwardAt: 1,
} as const;
const FORGOTTEN = [
  { type: 'bearer.disowned' },
  ...(['registration', 'address', 'teaser'] as const).map((form) => ({ type: 'draft.discarded', form })),
];
const begunAnew = { type: 'registration.begunAnew' } as const;
const NONE_LEFT: CodeCheck = { ...valid, verdict: 'noInvitationsLeft', inviter: null, countryOptions: [] };
/** State that belongs to the browser and the visit, not to a person. */
const pickedUp = ({ slug, load, offer, accent }: VisitContext) => ({ slug, load, offer, accent });

describe.each(LOOKED_UP)('%s', (_, asking, id) => {
  test('pending: the inbox page, in a browser that only has the token', () => {
    const met = take(asking, done(id, held('PENDING_ACTIVATION', 'zoe@example.org')));
    expect([met.value, met.context.registration, met.context.account, met.context.signedIn]).toEqual([
      finished,
      { id: '7', email: 'zoe@example.org', status: 'PENDING_ACTIVATION' },
      null,
      true,
    ]);
  });
  test.each<[string, ...Step[]]>([
    ['PENDING_ACTIVATION'],
    ['PENDING_ACTIVATION', { type: 'email.changeChosen' }],
    ['ACTIVE'],
  ])(
    '%s, and another person: only the invitation is kept; not offered in a browser of one person',
    (status, ...steps) => {
      const met = take(asking, done(id, held(status)));
      const knew = { ...THEIRS, registration: met.context.registration, account: met.context.account };
      const alone = take(at(met.value, { ...met.context, anewOffered: false }), ...steps);
      expect(alone.state.can(begunAnew)).toBe(false);
      const anew = take(at(met.value, { ...met.context, ...knew }), ...steps, begunAnew);
      const invitation = { ...link, source: id === 'typedInvitation' ? ('typed' as const) : link.source };
      expect([anew.value, anew.emitted, anew.asked, anew.context]).toEqual([
        { registration: { registrationForm: { invitation: 'checking', entry: 'editing' } } },
        FORGOTTEN,
        [{ id: 'formInvitation', input: invitation }],
        {
          ...begin().context,
          ...pickedUp(anew.context),
          invitation,
        },
      ]);
      expect(take(anew.state, done('formInvitation', NONE_LEFT)).value).toEqual('deny');
    },
  );
  test('active: the login', () => {
    const met = take(asking, done(id, held('ACTIVE')));
    expect([met.value, met.context.registration, met.context.account]).toEqual([
      member,
      null,
      { state: 'active', email: '' },
    ]);
  });
});

test.each([
  ['stays known', '7', 'new@example.org', 'as it was'],
  ['was of another registration', '8', 'zoe@example.org', null],
])('when the tab may request another mail %s', (_, id, email, kept) => {
  const again = { accepted: true, at: 1, againAt: 60_001 };
  const registration = { id, email: 'new@example.org', status: 'PENDING_ACTIVATION' } as const;
  const before = open('landing', {
    invitation: link,
    remembered: { registration, requests: requestsWith({ resend: { again } }) },
  }).state;
  const met = take(before, done('linkInvitation', held('PENDING_ACTIVATION', 'zoe@example.org')));
  expect([met.value, met.context.registration, met.context.requests]).toEqual([
    finished,
    { ...registration, id: '7', email },
    requestsWith(kept ? { resend: { again: { ...again, accepted: null } } } : {}),
  ]);
});
test.each(['STARTED', 'EXPIRED', 'NEVER_SEEN'])('%s: an ordinary invitation', (status) => {
  expect(take(opened, done('linkInvitation', held(status))).value).toEqual({ landing: { welcomed: 'editing' } });
});
test('a remembered code leads to no other page', () => {
  const remembered = open('landing', { invitation: { ...link, source: 'memory' } }).state;
  expect(take(remembered, done('linkInvitation', held('ACTIVE'))).value).toEqual({ landing: { welcomed: 'editing' } });
});

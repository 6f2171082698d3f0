/** What pages say below their heading, by situation; for headings and announcements see `situations.test.tsx`. */
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import type { MessageKey } from '../../locales/messages.ts';
import { english } from '../../test/browser/shown-messages.ts';
import { screenTests, show } from '../../test/harness/screen.tsx';
import { allFixtures, fixtureOf } from './all-fixtures.ts';
import GiftVoucher from './GiftVoucher/GiftVoucher.tsx';

screenTests();
const views = import.meta.glob<{ default: ComponentType }>(['./*/*.tsx', '!./**/*.test.tsx']);

const inviter = 'Clara';
const email = 'zoe@example.org';
type Words = readonly [MessageKey, Record<string, string>?];
const WORDS: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  Activated: {
    justNow: ['activated.lead'],
    ending: ['voucher.grantedMinimum', { percent: '20' }],
    autoActivated: ['activated.soon'],
    before: ['activated.beforeLead'],
    elsewhere: ['activated.elsewhereLead'],
  },
  ActivateAccount: { asking: ['activateAccount.agreed'], withNewsletter: ['activateAccount.newsletter'] },
  CodeEntry: { ready: ['codeEntry.lead'], greeted: ['registration.lead', { inviter }] },
  // Why access is denied (D10 to D12).
  Deny: {
    cold: ['deny.coldLead'],
    invalid: ['deny.invalidLead'],
    forbiddenReferrer: ['deny.forbiddenReferrerLead'],
    struckBefore: ['deny.forbiddenReferrerLead'],
    incomplete: ['deny.incompleteLead'],
    cut: ['deny.incompleteLead'],
    tokenUnreadable: ['deny.incompleteLead'],
    invited: ['deny.invitedLead'],
    expired: ['deny.expiredLead'],
    noInvitationsLeft: ['deny.noInvitationsLeftLead'],
  },
  EmailActive: { staying: ['emailActive.staying'] },
  EmailPending: { nameless: ['emailPending.leadNameless'] },
  Entrance: { entrance: ['entrance.slogan'] },
  // The granted voucher (D51), here and on the welcome page.
  FormFinished: {
    promised: ['voucher.granted', { percent: '15' }],
    promisedMinimum: ['voucher.grantedMinimum', { percent: '20' }],
    nameless: ['formFinished.leadNameless'],
    changing: ['formFinished.otherLead', { email: 'z•••@example.org' }],
    changingNameless: ['formFinished.otherLeadNameless'],
  },
  Landing: {
    invited: ['landing.invitedLead'],
    full: ['landing.fullLead'],
    lean: ['landing.leanLead', { inviter }],
    leanNameless: ['landing.leanLeadNameless'],
  },
  // The consent, and a dead link (D48).
  Lobby: {
    asking: ['lobby.consent', { email }],
    nameless: ['lobby.consentNameless'],
    joined: ['lobby.joinedLead', { email }],
    alreadyListed: ['lobby.listedLead'],
    runOut: ['lobby.closedLead'],
    closed: ['lobby.closedLeadNameless'],
  },
  MembershipConfirmation: { submitted: ['membershipConfirmation.lead'] },
  MembershipInterest: { invited: ['membershipInterest.invitedLead'] },
  // Copy variants (spec, section 3); an explicit one takes precedence over the flow.
  RegistrationForm: {
    editing: ['registration.lead', { inviter }],
    nameless: ['registration.leadNameless'],
    social: ['registration.socialLead', { inviter }],
    socialNameless: ['registration.socialLeadNameless'],
    socialNewVersion: ['registration.socialNewLead', { inviter }],
    socialNewVersionNameless: ['registration.socialNewLeadNameless'],
    viral: ['registration.viralLead', { inviter }],
    viralNameless: ['registration.viralLeadNameless'],
    viralProductShare: ['registration.pieceLead', { inviter }],
    viralProductShareNameless: ['registration.pieceLeadNameless'],
    pieceWaits: ['registration.pieceWaits', { inviter }],
    pieceWaitsNameless: ['registration.pieceWaitsNameless'],
    daba: ['registration.partnerLead'],
    dabaNameless: ['registration.partnerLead'],
    lean: ['registration.leanLead', { inviter }],
    signedUp: ['registration.signedUpLead'],
    approved: ['registration.approvedLead'],
    '15-percent-no-mov': ['signUp.voucher', { percent: '15' }],
    '15-percent-mov': ['signUp.voucherMinimum', { percent: '15' }],
  },
  Unsubscribe: {
    asking: ['unsubscribe.lead', { email }],
    opening: ['unsubscribe.leadNameless'],
    unsubscribed: ['unsubscribe.doneLead'],
  },
};
/** What a gift is worth is in no address (D51). */
test('the gift voucher shows no percentage, whatever the address says', async () => {
  const { value, name } = fixtureOf('giftVoucher');
  const { container } = await show(GiftVoucher, { name, value, context: { options: { voucher: '20-percent-mov' } } });
  expect(container.textContent).not.toContain('%');
});

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

describe.each(Object.entries(WORDS))('%s', (name, situations) => {
  test.each(Object.entries(situations))('%s: %j', async (situation, [key, values]) => {
    const [view, fixture] = [await views[`./${name}/${name}.tsx`]?.(), allFixtures[name]?.[situation]];
    if (!view || !fixture) throw new Error(`there is no ${name} ${situation}`);
    const { container } = await show(view.default, fixture);
    const shown = [...container.querySelectorAll('p')].map(({ textContent }) => spaced(textContent));
    expect(shown).toContain(spaced(english(key, values)));
  });
});

/** Copy of the form: that of the variant, or that of the flow without a variant (spec, section 3). */
import { FLOWS, type FlowCopy, type RegistrationFlow } from '../../../machines/flows/flows.ts';
import type { CopyVariant } from '../../../machines/landing-pages/landing-options.ts';
import type { MessageKey } from '../../../locales/messages.ts';

interface Copy {
  first: MessageKey;
  second: MessageKey;
  lead: MessageKey;
  /** Used if the inviter is unknown. */
  nameless: MessageKey;
  /** Replaces the lead for visitors from a product page. */
  piece?: { lead: MessageKey; nameless: MessageKey };
}

const COPY: Readonly<Record<CopyVariant | FlowCopy, Copy>> = {
  default: {
    first: 'registration.heading',
    second: 'registration.second',
    lead: 'registration.lead',
    nameless: 'registration.leadNameless',
  },
  social: {
    first: 'registration.socialHeading',
    second: 'registration.socialSecond',
    lead: 'registration.socialLead',
    nameless: 'registration.socialLeadNameless',
  },
  socialNewVersion: {
    first: 'registration.socialNewHeading',
    second: 'registration.socialNewSecond',
    lead: 'registration.socialNewLead',
    nameless: 'registration.socialNewLeadNameless',
  },
  viral: {
    first: 'registration.viralHeading',
    second: 'registration.viralSecond',
    lead: 'registration.viralLead',
    nameless: 'registration.viralLeadNameless',
  },
  viralProductShare: {
    first: 'registration.pieceHeading',
    second: 'registration.pieceSecond',
    lead: 'registration.pieceLead',
    nameless: 'registration.pieceLeadNameless',
    piece: { lead: 'registration.pieceWaits', nameless: 'registration.pieceWaitsNameless' },
  },
  daba: {
    first: 'registration.partnerHeading',
    second: 'registration.partnerSecond',
    lead: 'registration.partnerLead',
    nameless: 'registration.partnerLead',
  },
  leanRegistration: {
    first: 'registration.heading',
    second: 'registration.leanSecond',
    lead: 'registration.leanLead',
    nameless: 'registration.leanLeadNameless',
  },
  'social-registration': {
    first: 'registration.signedUpHeading',
    second: 'registration.signedUpSecond',
    lead: 'registration.signedUpLead',
    nameless: 'registration.signedUpLead',
  },
  approved: {
    first: 'registration.approvedHeading',
    second: 'registration.approvedSecond',
    lead: 'registration.approvedLead',
    nameless: 'registration.approvedLead',
  },
};

/** @param piece true if the visitor came from a product page. */
export function copyOf(variant: CopyVariant, flow: RegistrationFlow, piece: boolean): Copy {
  const copy = COPY[variant === 'default' ? FLOWS[flow].copy : variant];
  return { ...copy, ...(piece ? copy.piece : {}) };
}

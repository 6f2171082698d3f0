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

type Name = 'social' | 'socialNew' | 'viral' | 'piece' | 'partner' | 'signedUp' | 'approved';
const named = (name: Name) =>
  ({
    first: `registration.${name}Heading`,
    second: `registration.${name}Second`,
    lead: `registration.${name}Lead`,
  }) as const;
/** Also names the inviter. */
const inviting = (name: 'social' | 'socialNew' | 'viral' | 'piece') =>
  ({ ...named(name), nameless: `registration.${name}LeadNameless` }) as const;
/** Is the same for every inviter. */
const plain = (name: 'partner' | 'signedUp' | 'approved') => ({ ...named(name), nameless: named(name).lead });

const COPY: Readonly<Record<CopyVariant | FlowCopy, Copy>> = {
  default: {
    first: 'registration.heading',
    second: 'registration.second',
    lead: 'registration.lead',
    nameless: 'registration.leadNameless',
  },
  social: inviting('social'),
  socialNewVersion: inviting('socialNew'),
  viral: inviting('viral'),
  viralProductShare: {
    ...inviting('piece'),
    piece: { lead: 'registration.pieceWaits', nameless: 'registration.pieceWaitsNameless' },
  },
  daba: plain('partner'),
  leanRegistration: {
    first: 'registration.heading',
    second: 'registration.leanSecond',
    lead: 'registration.leanLead',
    nameless: 'registration.leanLeadNameless',
  },
  'social-registration': plain('signedUp'),
  approved: plain('approved'),
};

/** @param piece true if the visitor came from a product page. */
export function copyOf(variant: CopyVariant, flow: RegistrationFlow, piece: boolean): Copy {
  const copy = COPY[variant === 'default' ? FLOWS[flow].copy : variant];
  return { ...copy, ...(piece ? copy.piece : {}) };
}

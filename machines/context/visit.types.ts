/** Context and events of a visit. Types only: every file of machines/ may import this one. */
import type { PlainEvent } from '../analytics/catalogue.ts';
import type { Activated, ActivationError } from './activation.types.ts';
import type { OfferedFlow, RegistrationFlow } from '../flows/flows.ts';
import type { Accent } from '../domain/accents.ts';
import type { LandingOptions, VoucherVariant } from '../landing-pages/landing-options.ts';
import type { Locale } from '../../locales/languages.ts';
import type { TokenClaims } from '../domain/token.ts';
import type { Invitation, CodeCheck } from '../invitation/invitation.types.ts';
import type { PageId } from '../domain/page-ids.ts';
import type { Completion, Registration, RegistrationAnswer, RegistrationValues } from './registration.types.ts';
import type { Requests } from './requests.types.ts';
import type { Wrapper } from '../domain/app-wrapper.ts';

export type { VisitEmitted } from './visit.emitted.types.ts';

/** State that survives a reload: stored by the browser and restored at the start. */
export interface Remembered {
  registration: Registration | null;
  account: { state: 'active' | 'pending'; email: string } | null;
  activation: {
    error: ActivationError | null;
    /** Null if not activated in this tab, or if another registration followed. */
    success: Activated | null;
  };
  /**
   * A new registration with the invitation is offered: a visitor with a held place may be another person (D50), and a
   * registration whose address was changed too often accepts no other.
   */
  anewOffered: boolean;
  membership: {
    applied: boolean;
    /** True once the teaser was closed: it is shown once (D4). */
    teaserClosed: boolean;
  };
  /** Unanswered requests: resent after a reload with the same key (D21). */
  requests: Requests;
  /** Epoch milliseconds of the automatic forward to the login; null if the visitor stays (D20). */
  forwardAt: number | null;
  /** The welcome voucher that the back end granted to the registration (D51). */
  grantedVoucher: VoucherVariant | null;
  /** Accent of the last landing page; null if the visit had no landing page. */
  accent: Accent | null;
}

/** The surroundings, and what the overlay waits for. */
export interface WrapperContext extends Wrapper {
  /** The visitor types; the overlay waits for the next page (D34). */
  typing: boolean;
}

export interface VisitInput {
  /** ISO 3166-1 alpha-2; the visitor's likely country (D19). */
  country: string;
  invitation: Invitation | null;
  /** As given in the URL: parsed, never trusted (D28). */
  token: string | null;
  activationId: string | null;
  /** The mailed link says that the newsletter starts with the activation (D54). */
  newsletterFollows: boolean;
  options: LandingOptions;
  /** Epoch milliseconds of the opening of the page. */
  openedAt: number;
  /** True if the browser holds a bearer token. */
  signedIn: boolean;
  online: boolean;
  /** True if this page was reloaded because a chunk was missing. */
  reloaded: boolean;
  remembered: Partial<Omit<Remembered, 'activation' | 'membership'>> & {
    activation?: Partial<Remembered['activation']>;
    membership?: Partial<Remembered['membership']>;
  };
}

/** The token from the URL. */
export interface Token {
  /** The raw token; null if absent or used up. */
  text: string | null;
  claims: TokenClaims | null;
  /** A token is required or was given, but cannot be read. */
  missing: boolean;
  /** The back end confirmed the role for the token of this page load (D31). */
  isAdmin: boolean;
}
/** State of the page load. */
export interface Load {
  /** Epoch milliseconds of the opening of the page; later events carry their own time. */
  openedAt: number;
  reloaded: boolean;
  /** A request failed because a chunk of the page was missing. */
  partMissing: boolean;
  /** The cookie settings were requested but are unavailable: a blocker prevents the platform's script. */
  settingsMissing: boolean;
  /** Events tracked as shown, once per page load. */
  shown: readonly PlainEvent[];
}
export interface VisitContext extends Remembered {
  flow: RegistrationFlow;
  /** Further options of the link (D4). */
  options: Omit<LandingOptions, 'flow'>;
  slug: string | null;
  country: string;
  invitation: Invitation | null;
  codeCheck: CodeCheck | null;
  token: Token;
  load: Load;
  signedIn: boolean;
  online: boolean;
  wrapper: WrapperContext;
  activation: Remembered['activation'] & {
    id: string | null;
    newsletterFollows: boolean;
  };
  answer: RegistrationAnswer | null;
  /** Offers of experiments (D35). */
  offer: {
    /** The link's own voucher takes precedence. */
    voucher: VoucherVariant | null;
    /** Applied when the visitor proceeds to the form; null if there is no offer, or that moment has passed. */
    flow: OfferedFlow | null;
    /** A preview, excluded from analytics (D32). */
    previewed: boolean;
    /** The form was reached: its flow is fixed. */
    wentOn: boolean;
  };
}

/** Offers of an experiment to a visitor (D35). */
export interface Offer {
  voucher?: VoucherVariant;
  flow?: OfferedFlow;
  /** Requested by an admin's link: shown at once, regardless of the assignment (D32). */
  preview?: true;
}

export type VisitEvent =
  /** `at`, here and below: epoch milliseconds. */
  | { type: 'xstate.route'; to: `#${PageId}`; params?: { slug?: string | undefined }; at?: number }
  | { type: 'visit.refused'; page: PageId }
  | { type: 'visit.failed' }
  /** The visitor's country according to the back end (D19). */
  | { type: 'country.found'; country: string }
  /** Offers of an experiment to this visitor (D35). */
  | ({ type: 'offer.made' } & Offer)
  | { type: 'network.lost' }
  | { type: 'network.returned'; at?: number }
  /** A chunk of the page failed to load. */
  | { type: 'part.missing' }
  | { type: 'reload.retried' }
  | { type: 'settings.chosen' }
  | { type: 'settings.missing' }
  | { type: 'wait.cancelled' }
  /** The first character in the code field. */
  | { type: 'code.begun' }
  | { type: 'code.submitted'; code: string }
  | { type: 'lookUp.retried' }
  | { type: 'country.changed' }
  | { type: 'form.submitted'; values: RegistrationValues; locale: Locale; key: string }
  | { type: 'step.submitted'; completion: Completion; key: string }
  | { type: 'form.returned' }
  | { type: 'email.submitted'; email: string; locale: Locale; key: string }
  | { type: 'email.changeChosen' }
  | { type: 'email.kept' }
  /** Another person than the one registered in this browser, or the same one again, starts a new registration. */
  | { type: 'registration.begunAnew' }
  | { type: 'login.chosen' }
  | { type: 'login.stayed' }
  | { type: 'logout.chosen' }
  | { type: 'mail.requested'; locale: Locale; at: number; key: string }
  | { type: 'activation.pressed'; key: string }
  | { type: 'join.pressed'; key: string }
  | { type: 'unsubscribe.pressed'; key: string }
  | { type: 'shop.chosen' }
  | { type: 'shop.stayed' }
  /** Another app shows the page: its own wrapper, or an in-app browser (D34). */
  | ({ type: 'wrapper.found' } & Wrapper)
  | { type: 'overlay.closed' }
  /** A field has the focus, or a form was sent before the script loaded. */
  | { type: 'visitor.typing' }
  /** A heading has the focus, as after each navigation. */
  | { type: 'visitor.reading' }
  /** The popup with the registration success was closed. */
  | { type: 'finished.closed' }
  | { type: 'teaser.closed' }
  /** An optional chunk of the page failed to load. */
  | { type: 'part.absent' }
  /** The back end no longer accepts the visitor as an admin (D31). */
  | { type: 'role.refused' };

/** What a visit knows, hears and says. Types only: every file of machines/ may import this one. */
import type { PlainEvent } from './analytics/catalogue.ts';
import type { Activated, ActivationError } from './activation/activation.types.ts';
import type { OfferedFlow, RegistrationFlow } from './flows/flows.ts';
import type { Accent } from './domain/accents.ts';
import type { LandingOptions, VoucherVariant } from './landing/landing-options.ts';
import type { Locale } from './domain/languages.ts';
import type { TokenClaims } from './domain/token.ts';
import type { Invitation, Judgement } from './invitation/invitation.types.ts';
import type { PageId } from './page.types.ts';
import type {
  Completion,
  Registration,
  RegistrationAnswer,
  RegistrationValues,
} from './registration/registration.types.ts';
import type { Requests } from './requests/requests.types.ts';
import type { Wrapper, WrapperContext } from './wrapper/wrapper.types.ts';

export type { VisitEmitted } from './visit.emitted.types.ts';
export type { VisitTag, PageId, PageMeta, ScreenId } from './page.types.ts';

/** What survives a reload: kept by the browser, handed in again at the start. */
export interface Remembered {
  registration: Registration | null;
  account: { state: 'active' | 'pending'; email: string } | null;
  activation: {
    error: ActivationError | null;
    /** Null: it was not activated in this tab, or somebody registered in it since. */
    success: Activated | null;
  };
  /**
   * Registering anew with the invitation is offered: who was met by a place that is held may be another person (D50); a registration whose
   * address was changed too often takes no other.
   */
  anewOffered: boolean;
  membership: {
    /** Whether it was applied for. */
    applied: boolean;
    /** Whether the teaser was closed: it is shown once (D4). */
    teaserClosed: boolean;
  };
  /** What was sent and not answered: sent again after a reload, it has the same key (D21). */
  requests: Requests;
  /** Epoch milliseconds at which the visitor is taken on to the login; null: they stay (D20). */
  forwardAt: number | null;
  /** The welcome voucher of the registration, as the back end granted it (D51). */
  grantedVoucher: VoucherVariant | null;
  /** Of the landing page that the visit came by, and its own from there on; null: it came by none. */
  accent: Accent | null;
}

export interface VisitInput {
  /** ISO 3166-1 alpha-2, the likely country of the visitor (D19). */
  country: string;
  invitation: Invitation | null;
  /** As it stood in the address: read, never trusted (D28). */
  token: string | null;
  activationId: string | null;
  /** The mailed link says that the newsletter follows the activation (D54). */
  newsletterFollows: boolean;
  options: LandingOptions;
  /** Epoch milliseconds at which the page was opened. */
  openedAt: number;
  /** Whether the browser holds a bearer token. */
  signedIn: boolean;
  /** Whether the browser has a network. */
  online: boolean;
  /** Whether this page was loaded anew because a part of it was missing. */
  reloaded: boolean;
  remembered: Partial<Omit<Remembered, 'activation' | 'membership'>> & {
    activation?: Partial<Remembered['activation']>;
    membership?: Partial<Remembered['membership']>;
  };
}

/** The token of the address. */
export interface Token {
  /** As it stood there; null: there was none, or it is spent. */
  text: string | null;
  claims: TokenClaims | null;
  /** One is needed, or was given, and there is none to be read. */
  missing: boolean;
  /** The back end said so, of this load’s token (D31). */
  isAdmin: boolean;
}
/** The page load. */
export interface Load {
  /** Epoch milliseconds at which the page was opened: what happens later says when. */
  openedAt: number;
  reloaded: boolean;
  /** Something could not be sent because a part of the page did not come. */
  partMissing: boolean;
  /** The cookie settings were asked for and did not come: a blocker keeps the platform's script away. */
  settingsMissing: boolean;
  /** What analytics was told of as shown: once a page load. */
  shown: readonly PlainEvent[];
}
export interface VisitContext extends Remembered {
  flow: RegistrationFlow;
  /** What the link asked for beside its page and flow (D4). */
  options: Omit<LandingOptions, 'flow'>;
  slug: string | null;
  country: string;
  invitation: Invitation | null;
  judgement: Judgement | null;
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
  /** Of the experiments (D35). */
  offer: {
    /** The link's own comes first. */
    voucher: VoucherVariant | null;
    /** For the moment at which the visitor goes on to the form; null: nothing, or it has passed. */
    flow: OfferedFlow | null;
    /** It is looked at, and counts for nobody (D32). */
    previewed: boolean;
    /** The form was reached: its flow is decided. */
    wentOn: boolean;
  };
}

/** What an experiment gives a visitor (D35). */
export interface Offer {
  voucher?: VoucherVariant;
  flow?: OfferedFlow;
  /** An admin’s link asked for it: it is shown at once, whoever would get it (D32). */
  preview?: true;
}

export type VisitEvent =
  /** `at`, here and below: epoch milliseconds. */
  | { type: 'xstate.route'; to: `#${PageId}`; params?: { slug?: string | undefined }; at?: number }
  | { type: 'visit.refused'; page: PageId }
  | { type: 'visit.failed' }
  /** Where the back end takes the visitor to be (D19). */
  | { type: 'country.found'; country: string }
  /** What an experiment gives this visitor (D35). */
  | ({ type: 'offer.made' } & Offer)
  | { type: 'network.lost' }
  | { type: 'network.returned'; at?: number }
  /** A part of the page did not come. */
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
  /** By another person than who registered in this browser, or as if by one. */
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
  /** A field of the page has the focus, or a form was sent before the script was there. */
  | { type: 'visitor.typing' }
  /** A heading has the focus, as on each page that one comes to. */
  | { type: 'visitor.reading' }
  /** That one is registered was told in a popup. */
  | { type: 'finished.closed' }
  /** The teaser over the landing page. */
  | { type: 'teaser.closed' }
  /** A part of the page that can be done without did not come. */
  | { type: 'part.absent' }
  /** The back end does not take the visitor for an admin any more (D31). */
  | { type: 'role.refused' };

/**
 * A screen without a component is a compile error. Screens are loaded once and then rendered synchronously, because a
 * Suspense boundary would break hydration.
 */
import type { ComponentType } from 'react';
import { pages } from '../../machines/pages.ts';
import type { ScreenId } from '../../machines/domain/page-ids.ts';
import type { ScreenOfShell, ScreenWithPart } from '../engine/language/page-messages.ts';
import { prefetch } from '../engine/hydration/prefetch.ts';
import type { LanguageStore } from '../engine/language/language-store.ts';
import { pageNamed } from '../engine/visit/pages.ts';
import ErrorPage from './ErrorPage/ErrorPage.tsx';
import StaleDeployment from './StaleDeployment/StaleDeployment.tsx';

/** Bundled with the shell: shown when nothing can be loaded. */
const ofShell: Readonly<Record<ScreenOfShell, ComponentType>> = { ErrorPage, StaleDeployment };
const isOfShell = (id: ScreenId): id is ScreenOfShell => id in ofShell;
const loaded = new Map<ScreenId, ComponentType>();

const loaders: Record<ScreenWithPart, () => Promise<{ default: ComponentType }>> = {
  Landing: () => import('./Landing/Landing.tsx'),
  Entrance: () => import('./Entrance/Entrance.tsx'),
  AboutUs: () => import('./AboutUs/AboutUs.tsx'),
  AboutBenefits: () => import('./AboutBenefits/AboutBenefits.tsx'),
  AboutInvitation: () => import('./AboutInvitation/AboutInvitation.tsx'),
  AboutClub: () => import('./AboutClub/AboutClub.tsx'),
  Stores: () => import('./Stores/Stores.tsx'),
  Accessibility: () => import('./Accessibility/Accessibility.tsx'),
  AdminGate: () => import('./AdminGate/AdminGate.tsx'),
  LinkGenerator: () => import('./LinkGenerator/LinkGenerator.tsx'),
  SplitGenerator: () => import('./SplitGenerator/SplitGenerator.tsx'),
  CodeEntry: () => import('./CodeEntry/CodeEntry.tsx'),
  RegistrationForm: () => import('./RegistrationForm/RegistrationForm.tsx'),
  LeanSecondStep: () => import('./LeanSecondStep/LeanSecondStep.tsx'),
  SocialSecondStep: () => import('./SocialSecondStep/SocialSecondStep.tsx'),
  FormFinished: () => import('./FormFinished/FormFinished.tsx'),
  EmailActive: () => import('./EmailActive/EmailActive.tsx'),
  EmailPending: () => import('./EmailPending/EmailPending.tsx'),
  ActivateAccount: () => import('./ActivateAccount/ActivateAccount.tsx'),
  Activated: () => import('./Activated/Activated.tsx'),
  ActivationError: () => import('./ActivationError/ActivationError.tsx'),
  Lobby: () => import('./Lobby/Lobby.tsx'),
  MembershipInterest: () => import('./MembershipInterest/MembershipInterest.tsx'),
  MembershipApply: () => import('./MembershipApply/MembershipApply.tsx'),
  MembershipConfirmation: () => import('./MembershipConfirmation/MembershipConfirmation.tsx'),
  GiftVoucher: () => import('./GiftVoucher/GiftVoucher.tsx'),
  Unsubscribe: () => import('./Unsubscribe/Unsubscribe.tsx'),
  Deny: () => import('./Deny/Deny.tsx'),
  LoggedOut: () => import('./LoggedOut/LoggedOut.tsx'),
  NotFound: () => import('./NotFound/NotFound.tsx'),
};

/** Likely next screens are prefetched: without a network, the screen that reports it could not be loaded (D24). */
const screensAfter = (id: ScreenId): readonly ScreenId[] =>
  pages.flatMap(({ screen, next = [] }) => (screen === id ? next.map((page) => pageNamed(page).screen) : []));

/** Loads a screen's chunk and its messages in the language of the visit. Rejects if either fails. */
async function fetchScreen(id: ScreenWithPart, language: LanguageStore): Promise<void> {
  const [screen] = await Promise.all([loaders[id](), language.load(id)]);
  loaded.set(id, screen.default);
}
/** Loads a screen with its messages. Rejects if that fails. */
export async function loadScreen(id: ScreenId, language: LanguageStore): Promise<void> {
  if (!isOfShell(id)) await fetchScreen(id, language);
}
/** Prefetches the screens likely to follow. A failure surfaces when the screen is requested. */
export function prefetchScreensAfter(id: ScreenId, language: LanguageStore): void {
  for (const next of screensAfter(id)) prefetch(() => loadScreen(next, language));
}
/** A screen whose chunk and messages are loaded. */
export function readyScreen(id: ScreenId, language: LanguageStore): ComponentType | undefined {
  if (isOfShell(id)) return ofShell[id];
  return language.has(id) ? loaded.get(id) : undefined;
}

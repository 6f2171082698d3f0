/** Which pages must be earned, and by what (D12): told by what the back end truly answered in this walk. */
import type { VisitContext, PageId } from '../../../machines/visit.types.ts';
import { pageOf, type VisitSnapshot } from '../../../src/engine/pages.ts';
import { member, type Said } from '../network/call.ts';
import type { Scene } from '../scene.ts';
import type { Judge } from './laws.ts';

/** Everything that the back end said. */
const said = (scene: Scene, operation: string) =>
  scene.network.calls
    .filter((call) => call.operation === operation)
    .flatMap(({ variables, truths }) => truths.map((truth) => ({ variables, said: truth.said })));
const registrations = (scene: Scene) =>
  ['registrationSubmitForm', 'finalizeRegistration', 'changeRegistrationEmail'].flatMap((operation) =>
    said(scene, operation).map((one) => member(one.said, 'registration')),
  );
const refusals = (scene: Scene) =>
  ['registrationSubmitForm', 'finalizeRegistration', 'changeRegistrationEmail'].flatMap((operation) =>
    said(scene, operation).flatMap((one) => {
      const problems = member(one.said, 'registrationProblems');
      return Array.isArray(problems) ? problems.map((problem) => problem as Said) : [];
    }),
  );
const has = (list: readonly unknown[], name: string, ...values: readonly unknown[]) =>
  list.some((one) => values.includes(member(one, name)));
const known = (scene: Scene, { registration }: VisitContext, status: string) =>
  registration?.status === status && has(registrations(scene), 'id', registration.id);
const activations = (scene: Scene) =>
  said(scene, 'finalizeRegistration').filter(({ variables }) =>
    Boolean(member(variables['finalizeRegistrationInput'], 'accountActivationId')),
  );
const accepted = (scene: Scene, operation: string) =>
  has(
    said(scene, operation).map((one) => one.said),
    'accepted',
    true,
  );

const isAdmin = (scene: Scene) =>
  said(scene, 'viewer').some((one) => JSON.stringify(member(one.said, 'roles')) === '["ADMIN"]');

type Earning = (scene: Scene, snapshot: VisitSnapshot) => boolean;
const started: Earning = (scene, { context }) => known(scene, context, 'STARTED');

export const EARNED: Partial<Readonly<Record<PageId, Earning>>> = {
  registrationForm: (_, { context: { invitation, judgement } }) =>
    invitation !== null && (judgement === null || judgement.verdict === 'valid'),
  leanSecondStep: started,
  socialSecondStep: started,
  formFinished: (scene, { context }) => known(scene, context, 'PENDING_ACTIVATION'),
  autoActivated: (scene) => has(registrations(scene), 'status', 'ACTIVE'),
  emailActive: (scene) => has(refusals(scene), 'reason', 'EmailAlreadyUsedActive'),
  emailPending: (scene) => has(refusals(scene), 'reason', 'EmailAlreadyUsedPending', 'EmailAlreadyUsedInAcq'),
  activateAccount: (_, { context }) => context.activationId !== null,
  activated: (scene, snapshot) =>
    snapshot.hasTag('alreadyActive')
      ? has(refusals(scene), 'reasonDetails', 'ALREADY_ACTIVE')
      : has(registrations(scene), 'status', 'ACTIVE'),
  // Told of each press, also of one that was never answered.
  activationError: (scene, { context }) => context.activationError === 'failed' || activations(scene).length > 0,
  lobby: (_, { context }) => context.claims !== null,
  linkGenerator: (scene) => isAdmin(scene),
  splitGenerator: (scene) => isAdmin(scene),
  membershipConfirmation: (scene) => accepted(scene, 'applyForMembership'),
};

export function judgeEarned(judge: Judge, scene: Scene, snapshot: VisitSnapshot) {
  const page = pageOf(snapshot)?.id;
  const earning = page && EARNED[page];
  if (earning)
    judge.holds('earned', earning(scene, snapshot), () => `${page} is shown, and nothing the back end said earned it`);
}

/** Where each reason of the contract leads, as a visitor sees it (D16). */
import type { MessageKey } from '../../locales/messages.ts';
import { D16 } from '../model/problem-reasons.ts';
import type { RegistrationField } from '../../machines/flows/fields.ts';

/** The field that a reason names, and its message. */
export const FIELD_REASONS: Readonly<Record<string, readonly [RegistrationField, MessageKey]>> = Object.fromEntries(
  Object.entries(D16).flatMap(([reason, effect]) =>
    typeof effect === 'string'
      ? []
      : [[reason, [effect.field, `wrong.${effect.problem === 'missing' ? effect.field : effect.problem}`]]],
  ),
);
export const PAGE_REASONS = {
  EmailAlreadyUsedActive: 'member',
  EmailAlreadyUsedPending: 'pending',
  EmailAlreadyUsedInAcq: 'pending',
  RegistrationCode: 'denyInvalid',
  RegistrationCodeInvalid: 'denyInvalid',
} as const;
/** In English there is no second try in another language. */
export const TECHNICAL_REASONS = ['LocaleInvalid', 'Infrastructure', 'NeverSeenBefore'];
export const LINK_REASONS = ['ActivationAccountUrlInvalid', 'FinalizationRegistrationIdNotExists'];

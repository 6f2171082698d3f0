/** Signed up by a provider: the rest of the form, what one looks for, and in without a mail (D15). */
import { tokensOf } from '../../../browser/flows.ts';
import type { Visitor } from '../visitor.ts';

export async function social(visitor: Visitor): Promise<void> {
  const { social: token } = await tokensOf(visitor.newAddress());
  await visitor.open(`/registration/formstarted?flow=socialRegistration&token=${visitor.stands(token, '…')}`);
  await visitor.sees('socialForm');
  await visitor.tick('radio', 'fields.man');
  await visitor.choose('fields.country', 'AT');
  await visitor.tick('checkbox', 'fields.terms');
  await visitor.press('button', 'action.register', { within: 'main' });
  await visitor.sees('socialSecondStep');
  await visitor.tick('checkbox', 'socialSecondStep.shoes');
  await visitor.press('button', 'action.continue', { within: 'main' });
  await visitor.leavesFor('/shop');
}

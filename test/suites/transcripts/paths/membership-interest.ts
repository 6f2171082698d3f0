/** Who knows no member asks the house itself; an address that is none is told (spec, section 5). */
import type { Visitor } from '../visitor.ts';

export async function membershipInterest(visitor: Visitor): Promise<void> {
  await visitor.open('/membership-interest');
  await visitor.sees('interest');
  await visitor.press('link', 'action.applyNow');
  await visitor.sees('apply');
  await visitor.type('fields.email', 'no address', { within: 'main' });
  await visitor.press('button', 'action.submit', { within: 'main' });
  await visitor.type('fields.email', visitor.newAddress(), { within: 'main' });
  await visitor.press('button', 'action.submit', { within: 'main' });
  await visitor.sees('applied');
}

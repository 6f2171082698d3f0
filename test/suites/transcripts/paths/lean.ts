/** The lean flow: address, country and terms on the landing page, then the name (D15). */
import type { Visitor } from '../visitor.ts';
import { fillInName } from './person.ts';

export async function lean(visitor: Visitor): Promise<void> {
  const within = '#registration';
  await visitor.open('/lean?rc=VESTIBULE');
  await visitor.sees('welcome');
  await visitor.type('fields.email', visitor.newAddress(), { within });
  await visitor.choose('fields.country', 'AT', { within });
  await visitor.tick('checkbox', 'fields.terms', { within });
  await visitor.press('button', 'action.register', { within });
  await visitor.sees('leanSecondStep');
  await fillInName(visitor);
  await visitor.press('button', 'action.continue', { within: 'main' });
  await visitor.sees('inbox');
}

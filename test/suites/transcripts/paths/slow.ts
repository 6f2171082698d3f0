/** An answer that is long in coming: what is said meanwhile, and the way to cancel (D24). */
import type { Visitor } from '../visitor.ts';
import { fillInPerson } from './person.ts';

export async function slow(visitor: Visitor): Promise<void> {
  await visitor.open('/?rc=VESTIBULE');
  await visitor.press('link', 'action.register', { within: 'main' });
  await visitor.sees('form');
  await fillInPerson(visitor, visitor.newAddress());
  await visitor.hold('registrationSubmitForm');
  await visitor.press('button', 'action.register', { within: 'main' });
  await visitor.wait(9);
  await visitor.press('button', 'action.cancel');
}

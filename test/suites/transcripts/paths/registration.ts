/** By an invitation to the shop's door: form, inbox, activation, welcome (D7, D25). */
import { fillInPerson } from './person.ts';
import type { Visitor } from '../visitor.ts';

export async function registration(visitor: Visitor): Promise<void> {
  const email = visitor.newAddress();
  await visitor.open('/?rc=VESTIBULE');
  await visitor.sees('welcome');
  await visitor.press('link', 'action.register', { within: 'main' });
  await visitor.sees('form');
  await fillInPerson(visitor, email);
  await visitor.press('button', 'action.register', { within: 'main' });
  await visitor.sees('inbox');
  const link = await visitor.mailbox.linkTo(email);
  await visitor.openLink(link, 'the link of the mail');
  await visitor.sees('activate');
  await visitor.press('button', 'action.activate');
  await visitor.sees('activated');
  await visitor.press('button', 'action.continue');
  await visitor.leavesFor('/shop');
}

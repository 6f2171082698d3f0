/** The address has an account: taken to the login, with time to hear of it, or to stay (D20, WCAG 2.2.1). */
import { DEMO_ACCOUNTS } from '../../../../graphql/backend/demo/data.ts';
import type { Visitor } from '../visitor.ts';
import { fillInPerson } from './person.ts';

async function toMember(visitor: Visitor): Promise<void> {
  await visitor.open('/?rc=VESTIBULE');
  await visitor.press('link', 'action.register', { within: 'main' });
  await visitor.sees('form');
  await fillInPerson(visitor, DEMO_ACCOUNTS.active);
  await visitor.press('button', 'action.register', { within: 'main' });
  await visitor.sees('member');
}
export async function member(visitor: Visitor): Promise<void> {
  await toMember(visitor);
  await visitor.wait(12);
  await visitor.press('button', 'action.stay');
  await visitor.wait(20);
  await visitor.press('button', 'action.loginNow');
  await visitor.leavesFor('/login');
}

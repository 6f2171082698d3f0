/** Nothing typed, then all that is asked for, then what the back end refuses (spec, section 5; D16). */
import type { Visitor } from '../visitor.ts';
import { fillInPerson } from './person.ts';

export async function mistakes(visitor: Visitor): Promise<void> {
  const register = () => visitor.press('button', 'action.register', { within: 'main' });
  const summary = visitor.page.locator('.error-summary');
  await visitor.open('/?rc=VESTIBULE');
  await visitor.press('link', 'action.register', { within: 'main' });
  await visitor.sees('form');
  // Once through the form: nobody is blamed for reading.
  await visitor.moveTo('radio', 'fields.woman');
  for (let field = 0; field < 5; field += 1) await visitor.key('Tab');
  await register();
  await visitor.until(summary);
  await visitor.press('link', 'wrong.lastName', { within: '.error-summary' });
  await fillInPerson(visitor, 'problem+FirstNameInvalid+EmailInvalid@example.com');
  await register();
  await visitor.until(summary.getByRole('link', { name: visitor.text('wrong.characters'), exact: true }));
  await visitor.type('fields.firstName', 'Maria');
  // Seen by the eye only: two letters in another order.
  await visitor.type('fields.email', 'maria@gmial.com', { within: 'main' });
  await visitor.key('Tab');
}

/** A code that is typed: none, one that is refused, one that is good (D10). */
import type { Visitor } from '../visitor.ts';

const within = 'form#code';

export async function code(visitor: Visitor): Promise<void> {
  await visitor.open('/registration/code');
  await visitor.sees('code');
  await visitor.press('button', 'action.register', { within });
  await visitor.type('fields.code', 'NO-SUCH-CODE', { within });
  // From within the field, where the focus stays.
  await visitor.key('Enter');
  await visitor.until(visitor.page.getByText(visitor.text('code.invalid'), { exact: true }).first());
  await visitor.type('fields.code', 'vesti bule', { within });
  await visitor.press('button', 'action.register', { within });
  await visitor.sees('form');
}

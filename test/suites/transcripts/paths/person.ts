/** A person, as they fill in the form by keyboard, field by field. */
import type { Visitor } from '../visitor.ts';

/** What every flow asks for but the address. */
export async function fillInName(visitor: Visitor): Promise<void> {
  await visitor.tick('radio', 'fields.woman');
  await visitor.type('fields.firstName', 'Małgorzata');
  await visitor.type('fields.lastName', 'Lindström-Żak');
}
export async function fillInPerson(visitor: Visitor, email: string): Promise<void> {
  await fillInName(visitor);
  await visitor.type('fields.email', email, { within: 'main' });
  await visitor.choose('fields.country', 'AT');
  await visitor.tick('checkbox', 'fields.terms');
}

/** Describes steps and rows of the witness table for findings. */
import type { Row } from '../../witness/witness.types.ts';
import { english } from '../../browser/shown-messages.ts';
import { controlsFor } from '../browser/press.ts';
import { messageOf } from '../../../machines/page/situations.ts';
import { momentOf } from '../../../tools/flows/charts/moment.ts';
import type { Happened } from './happening.ts';
import { happeningsOf, listOf } from './match.ts';
import { placeOf, type CheckedStep } from './observe.ts';

/** The label of a pressed control, otherwise the event. */
function pressed({ before, event }: CheckedStep): string {
  const [control] = controlsFor(event.type, before);
  return `${control ? `“${english(messageOf(control, momentOf(before)))}”` : event.type} pressed`;
}
/** `registrationForm (default), register answers GenderInvalid`. */
export function inWords(step: CheckedStep, { kind, asked, name }: Happened): string {
  const place = placeOf(step.before);
  const flow = step.before.context.flow === 'default' ? '' : ` (${step.before.context.flow})`;
  if (kind === 'asked') return `${place}${flow}, ${asked} comes to ${name.slice(`${asked} `.length)}`;
  if (kind === 'press') return `${place}${flow}, ${pressed(step)}`;
  return `${place}${flow}, ${name}`;
}
/** The name of a row; stable as long as its subject is. */
export function rowName(row: Row): string {
  const [first = '', ...more] = happeningsOf(row);
  const happens = more.length > 0 ? `${first} and ${more.length} more` : first;
  const where = [
    ...listOf(row.flow),
    ...listOf(row.when),
    ...listOf(row.unless).map((condition) => `not ${condition}`),
  ].join(', ');
  return `${listOf(row.on).join(' or ')}${where === '' ? '' : ` (${where})`}: ${happens}`;
}

/**
 * What leaves the page for Stately's inspector, by an allow-list: what the chart itself says passes, and of all else only what is
 * known to be harmless. Any other text is a dot, wherever it stands: in contexts, events, inputs, outputs, errors, of any actor.
 */
import { isHarmless } from '../recorder/mask.ts';

/** Of the charts beside the visit. Under these names, too, only what looks like a word of ours. */
const HARMLESS_BESIDE =
  /^(?:event|shown|changes|feature|exposed|counted|experimentId|variationId|flowOffer|voucherOffer|vouchers|grantedVoucher|registrationFlow|registrationCountry|actorId)$/;
const WORD = /^[\w-]{0,64}$/;

/** Of a snapshot: the chart's own words. */
const OF_CHART = new Set(['status', 'value', 'tags', 'historyValue', 'children']);
/** Of a message: who speaks, and what the library says of itself. Its `definition` is the chart as it is written. */
const OF_MESSAGE = new Set([
  'type',
  'name',
  'definition',
  'id',
  'rootId',
  'parentId',
  'sessionId',
  'sourceId',
  'createdAt',
  '_version',
]);
/** A name that is nobody's: one that a program gives. A field that bears something else is left out. */
const NAME = /^[A-Za-z_$][\w$.-]{0,63}$/;

const maskedText = (text: string, name: string): string =>
  text === '' || isHarmless(name, text) || (HARMLESS_BESIDE.test(name) && WORD.test(text)) ? text : '•';

function masked(value: unknown, name: string): unknown {
  if (typeof value === 'string') return maskedText(value, name);
  if (Array.isArray(value)) return value.map((item) => masked(item, name));
  return typeof value === 'object' && value !== null ? fields(value, masked) : value;
}

const fields = (value: object, mask: (inner: unknown, name: string) => unknown): object =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => NAME.test(name))
      .map(([name, inner]: [string, unknown]) => [name, mask(inner, name)]),
  );

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const maskedSnapshot = (snapshot: unknown): unknown =>
  isObject(snapshot)
    ? fields(snapshot, (value, name) => (OF_CHART.has(name) ? value : masked(value, name)))
    : masked(snapshot, '');
const maskedEvent = (event: unknown): unknown =>
  isObject(event) ? fields(event, (value, name) => (name === 'type' ? value : masked(value, name))) : masked(event, '');

/** A message as it may leave. @param message plain data: what JSON can say. */
export function maskedMessage(message: object): object {
  return fields(message, (value, name) => {
    if (OF_MESSAGE.has(name)) return value;
    if (name === 'snapshot') return maskedSnapshot(value);
    return name === 'event' ? maskedEvent(value) : masked(value, name);
  });
}

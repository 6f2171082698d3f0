/**
 * Masks messages to Stately's inspector by an allow-list: the chart's own words pass, and of other texts only those
 * known to be harmless. Any other text becomes a dot, in contexts, events, inputs, outputs and errors of any actor.
 */
import { isHarmless } from '../recorder/mask.ts';

/**
 * Additional harmless names in charts other than the visit. Even under these names, only values that look like our own
 * words pass.
 */
const HARMLESS_BESIDE =
  /^(?:event|shown|changes|feature|exposed|counted|experimentId|variationId|flowOffer|voucherOffer|vouchers|grantedVoucher|registrationFlow|registrationCountry|actorId)$/;
const WORD = /^[\w-]{0,64}$/;

/** Properties of a snapshot with the chart's own words. */
const OF_CHART = new Set(['status', 'value', 'tags', 'historyValue', 'children']);
/** Properties of a message: the sender and the library's data. `definition` is the chart's source. */
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
/** An identifier set by the program. Properties with other names are dropped. */
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

/**
 * The masked form of a message.
 * @param message plain data, as in JSON.
 */
export function maskedMessage(message: object): object {
  return fields(message, (value, name) => {
    if (OF_MESSAGE.has(name)) return value;
    if (name === 'snapshot') return maskedSnapshot(value);
    return name === 'event' ? maskedEvent(value) : masked(value, name);
  });
}

/** Address, opening hours and contact of a store. */
import type { OpeningHours, StoreDetails, Town } from '../../../machines/domain/store-details.ts';
import { useDateFormat } from '../../engine/language/language.tsx';
import { Message } from '../../engine/language/message.tsx';
import { Details, type DetailsEntry, type DetailsLine } from '../../ui/details/Details.tsx';

/** 5 January 1970 was a Monday. */
const weekday = (day: number) => Date.UTC(1970, 0, 4 + day);
const hour = (time: string) => Date.parse(`1970-01-01T${time}Z`);

/**
 * Formats opening hours: `Mon–Fri 10:00–19:00`.
 * @param format date formatter of the visit's language.
 */
function openingHours({ from, to, opens, closes }: OpeningHours, format: ReturnType<typeof useDateFormat>): string {
  const day = (index: number) => format(weekday(index), { weekday: 'short', timeZone: 'UTC' });
  const time = (clock: string) =>
    format(hour(clock), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' });
  return `${from === to ? day(from) : `${day(from)}–${day(to)}`} ${time(opens)}–${time(closes)}`;
}

const plain = (text: string): DetailsLine => ({ id: text, content: text });

/** @param props.store null if not loaded yet; its space is reserved. */
export function StoreEntries({ town, store }: { town: Town; store: StoreDetails | null }) {
  const format = useDateFormat();
  const hours = store?.hours.map((one) => plain(openingHours(one, format)));
  const entries: readonly DetailsEntry[] = [
    { id: 'address', term: <Message id="stores.address" />, lines: store ? addressLines(town, store) : 3 },
    { id: 'hours', term: <Message id="stores.hours" />, lines: hours ?? 2 },
    { id: 'phone', term: <Message id="stores.phone" />, lines: store ? phoneLines(store) : 1 },
  ];
  return <Details entries={entries.filter(({ lines }) => typeof lines === 'number' || lines.length > 0)} />;
}

function addressLines(town: Town, { address, mapUrl }: StoreDetails): readonly DetailsLine[] {
  if (!mapUrl) return address.map(plain);
  const name = <Message id={`stores.${town}`} />;
  const map = (
    <a href={mapUrl}>
      <Message id="stores.map" values={{ town: name }} />
    </a>
  );
  return [...address.map(plain), { id: 'map', content: map }];
}

const phoneLines = ({ phone }: StoreDetails): readonly DetailsLine[] =>
  phone ? [{ id: 'phone', content: <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> }] : [];

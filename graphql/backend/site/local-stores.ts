/** Addresses that nobody has, and telephone numbers that are kept for films (Munich’s, by the Bundesnetzagentur): for one's own computer. */
import type { OpeningHours, Stores } from '../../../machines/domain/store-details.ts';

const hours: readonly OpeningHours[] = [
  { from: 1, to: 5, opens: '10:00', closes: '19:00' },
  { from: 6, to: 6, opens: '10:00', closes: '18:00' },
];

/** Where the map links of the local stores lead: a placeholder page. */
export const LOCAL_MAP = '/store-map';

export const LOCAL_STORES: Stores = {
  munich: { address: ['Samtgasse 7', '80331 München'], hours, phone: '+49 89 99998 120', mapUrl: LOCAL_MAP },
  dornach: { address: ['Am Vorhang 12', '85609 Dornach'], hours, phone: '+49 89 99998 240', mapUrl: LOCAL_MAP },
  vienna: { address: ['Garderobenweg 3', '2334 Vösendorf'], hours, phone: '+49 89 99998 360', mapUrl: LOCAL_MAP },
};

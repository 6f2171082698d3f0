/**
 * Fictitious stores for local use; the phone numbers are reserved for films (Munich range of the Bundesnetzagentur).
 */
import type { OpeningHours, Stores } from '../../../machines/domain/store-details.ts';
import type { AccessibilityContact } from '../../../machines/domain/accessibility-contact.ts';

const hours: readonly OpeningHours[] = [
  { from: 1, to: 5, opens: '10:00', closes: '19:00' },
  { from: 6, to: 6, opens: '10:00', closes: '18:00' },
];

/** Target of their map links: a placeholder page. */
export const LOCAL_MAP = '/store-map';

export const LOCAL_STORES: Stores = {
  munich: { address: ['Samtgasse 7', '80331 München'], hours, phone: '+49 89 99998 120', mapUrl: LOCAL_MAP },
  dornach: { address: ['Am Vorhang 12', '85609 Dornach'], hours, phone: '+49 89 99998 240', mapUrl: LOCAL_MAP },
  vienna: { address: ['Garderobenweg 3', '2334 Vösendorf'], hours, phone: '+49 89 99998 360', mapUrl: LOCAL_MAP },
};

export const LOCAL_CONTACT: AccessibilityContact = {
  email: 'accessibility@vestibule.example',
  phone: '+49 89 99998 480',
  address: ['Vestibule', 'Samtgasse 7', '80331 München'],
};

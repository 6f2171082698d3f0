/**
 * Fictitious contact for local use: no one reads these mails and letters, and the phone number is reserved for films.
 */
import type { AccessibilityContact } from '../../../machines/domain/accessibility-contact.ts';

export const LOCAL_CONTACT: AccessibilityContact = {
  email: 'accessibility@vestibule.example',
  phone: '+49 89 99998 480',
  address: ['Vestibule', 'Samtgasse 7', '80331 München'],
};

/** Webmail addresses by e-mail domain. Only large providers are listed, whose domains serve every account. */
export interface Mailbox {
  readonly name: string;
  readonly url: string;
}

const gmail: Mailbox = { name: 'Gmail', url: 'https://mail.google.com/' };
const outlook: Mailbox = { name: 'Outlook', url: 'https://outlook.live.com/mail/' };
const gmx: Mailbox = { name: 'GMX', url: 'https://www.gmx.net/' };
const icloud: Mailbox = { name: 'iCloud Mail', url: 'https://www.icloud.com/mail' };
const yahoo: Mailbox = { name: 'Yahoo Mail', url: 'https://mail.yahoo.com/' };

const MAILBOXES: ReadonlyMap<string, Mailbox> = new Map([
  ['gmail.com', gmail],
  ['googlemail.com', gmail],
  ['outlook.com', outlook],
  ['outlook.de', outlook],
  ['outlook.fr', outlook],
  ['outlook.it', outlook],
  ['hotmail.com', outlook],
  ['hotmail.de', outlook],
  ['hotmail.fr', outlook],
  ['hotmail.it', outlook],
  ['live.com', outlook],
  ['msn.com', outlook],
  ['gmx.de', gmx],
  ['gmx.net', gmx],
  ['gmx.at', gmx],
  ['gmx.ch', gmx],
  ['icloud.com', icloud],
  ['me.com', icloud],
  ['mac.com', icloud],
  ['yahoo.com', yahoo],
  ['yahoo.de', yahoo],
  ['yahoo.fr', yahoo],
  ['yahoo.it', yahoo],
  ['web.de', { name: 'Web.de', url: 'https://web.de/' }],
  ['wp.pl', { name: 'WP Poczta', url: 'https://poczta.wp.pl/' }],
  ['libero.it', { name: 'Libero Mail', url: 'https://mail.libero.it/' }],
  ['orange.fr', { name: 'Orange', url: 'https://messagerie.orange.fr/' }],
]);

/** The webmail of an address, or null if its domain is not listed. The address is not sent anywhere. */
export const mailboxOf = (email: string | null): Mailbox | null =>
  MAILBOXES.get(email?.slice(email.lastIndexOf('@') + 1).toLowerCase() ?? '') ?? null;

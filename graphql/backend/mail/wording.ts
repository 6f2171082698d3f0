/** Localised texts of a mail, shared by its HTML and text versions. */
import { isolated } from '../../../machines/domain/direction.ts';
import { voucherWorth, type VoucherVariant } from '../../../machines/landing-pages/landing-options.ts';
import { type TextKey, say } from '../language/texts.ts';
import type { Locale } from '../../../locales/languages.ts';
import type { Company } from './company.ts';
import type { MailKind } from './kinds.ts';

export interface MailContent {
  kind: MailKind;
  locale: Locale;
  /** As accepted (D17); null: greeting without a name. */
  name: { first: string; last: string } | null;
  /** Name of the inviter; without it the headline uses another second sentence. */
  inviter?: string | null;
  /** The granted welcome voucher (D51); undefined if the mail is not about one. */
  voucher?: VoucherVariant;
  /** Additional localised sentences after the lead. */
  also?: readonly string[];
  /** Target of the button. */
  actionUrl: string;
  company: Company;
  /** null without newsletter consent. */
  unsubscribeUrl: string | null;
}

/** `figure`: value, short form for the label; `sentence`: value and terms. */
const voucherWords = (locale: MailContent['locale'], granted: VoucherVariant) => {
  const { percent, minimum } = voucherWorth(granted);
  return {
    figure: say(locale, 'mail.voucherFigure', { percent }),
    terms: say(locale, minimum ? 'mail.voucherMinimum' : 'mail.voucher'),
    sentence: say(locale, minimum ? 'voucher.grantedMinimum' : 'voucher.granted', { percent }),
  };
};

export const wordingOf = ({ kind, locale, name, inviter, voucher, also = [] }: MailContent) => {
  const text = (key: TextKey) => say(locale, key);
  return {
    subject: text(`mail.${kind}.subject`),
    headline: text(`mail.${kind}.headline`),
    second: inviter
      ? say(locale, 'landing.invitedSecond', { inviter: isolated(inviter) })
      : text(`mail.${kind}.second`),
    greeting: name
      ? say(locale, 'mail.greeting', { firstName: isolated(name.first), lastName: isolated(name.last) })
      : text('mail.greetingUnnamed'),
    lead: [text(`mail.${kind}.lead`), ...also].join(' '),
    voucher: voucher ? voucherWords(locale, voucher) : null,
    action: text(`mail.${kind}.action`),
    note: text(`mail.${kind}.note`),
    linkHint: text('mail.linkHint'),
    signature: text('mail.signature'),
    imprint: text('layout.imprint'),
    privacy: text('layout.privacy'),
    accessibility: text('accessibility.page'),
    unsubscribe: text('mail.unsubscribe'),
    unsubscribeHint: text('mail.unsubscribeHint'),
  };
};
export type Wording = ReturnType<typeof wordingOf>;
export type Voucher = ReturnType<typeof voucherWords>;

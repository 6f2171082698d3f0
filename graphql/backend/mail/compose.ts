import type { Locale } from '../../../locales/languages.ts';
import type { VoucherVariant } from '../../../machines/landing/landing-options.ts';
import type { House } from './company.ts';
import type { MailKind } from './kinds.ts';
import { htmlOf } from './markup.ts';
import { type Wording, wordingOf } from './wording.ts';

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
  house: House;
  /** null without newsletter consent. */
  unsubscribeUrl: string | null;
}

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  links: string[];
}

/** One line per paragraph: mail clients wrap them to their window. */
const textOf = (wording: Wording, { actionUrl, house, unsubscribeUrl }: MailContent): string => {
  const { headline, second, greeting, lead, voucher, action, note, signature } = wording;
  const { accessibility, imprint, privacy, unsubscribeHint } = wording;
  const links = [
    `${imprint}\n${house.imprintUrl}`,
    `${privacy}\n${house.privacyUrl}`,
    `${accessibility}\n${house.accessibilityUrl}`,
    ...(unsubscribeUrl === null ? [] : [`${unsubscribeHint}\n${unsubscribeUrl}`]),
  ];
  const parts = [
    `${headline} ${second}`,
    greeting,
    lead,
    `${action}\n${actionUrl}`,
    ...(voucher === null ? [] : [voucher.sentence]),
    note,
    signature,
    ['--', ...(house.address ?? [])].join('\n'),
    ...links,
  ];
  return `${parts.join('\n\n')}\n`;
};

/** Composes a mail as text and HTML; names stay byte for byte (D17). */
export const compose = async (content: MailContent): Promise<ComposedMail> => {
  const wording = wordingOf(content);
  return {
    subject: wording.subject,
    text: textOf(wording, content),
    html: await htmlOf(wording, content),
    links: content.unsubscribeUrl === null ? [content.actionUrl] : [content.actionUrl, content.unsubscribeUrl],
  };
};

import type { Locale } from '../../../machines/domain/languages.ts';
import type { VoucherVariant } from '../../../machines/landing/landing-options.ts';
import type { House } from './house.ts';
import type { MailKind } from './kinds.ts';
import { htmlOf } from './markup.ts';
import { type Wording, wordingOf } from './wording.ts';

export interface MailContent {
  kind: MailKind;
  locale: Locale;
  /** As accepted (D17); null: the greeting goes without. */
  name: { first: string; last: string } | null;
  /** Who invited them; left out, or null: the headline's second thought is another. */
  inviter?: string | null;
  /** The welcome voucher that was granted (D51); left out: the mail is about something else. */
  voucher?: VoucherVariant;
  /** Sentences of this mail alone, in its language, after the lead. */
  also?: readonly string[];
  /** Where the one button leads. */
  actionUrl: string;
  house: House;
  /** Where newsletter consent was given. */
  unsubscribeUrl: string | null;
}

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  links: string[];
}

/** A paragraph is a line: a client breaks it at the width of its window, which no width of ours would fit. */
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

/** A mail in text and HTML, names in it byte for byte (D17). */
export const compose = async (content: MailContent): Promise<ComposedMail> => {
  const wording = wordingOf(content);
  return {
    subject: wording.subject,
    text: textOf(wording, content),
    html: await htmlOf(wording, content),
    links: content.unsubscribeUrl === null ? [content.actionUrl] : [content.actionUrl, content.unsubscribeUrl],
  };
};

import { htmlOf } from './markup.ts';
import { type MailContent, type Wording, wordingOf } from './wording.ts';

/** One line per paragraph: mail clients wrap them to their window. */
const textOf = (wording: Wording, { actionUrl, company, unsubscribeUrl }: MailContent): string => {
  const { headline, second, greeting, lead, voucher, action, note, signature } = wording;
  const { accessibility, imprint, privacy, unsubscribeHint } = wording;
  const links = [
    `${imprint}\n${company.imprintUrl}`,
    `${privacy}\n${company.privacyUrl}`,
    `${accessibility}\n${company.accessibilityUrl}`,
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
    ['--', ...(company.address ?? [])].join('\n'),
    ...links,
  ];
  return `${parts.join('\n\n')}\n`;
};

/** Composes a mail as text and HTML; names stay byte for byte (D17). */
export const compose = async (content: MailContent) => {
  const wording = wordingOf(content);
  return {
    subject: wording.subject,
    text: textOf(wording, content),
    html: await htmlOf(wording, content),
    links: content.unsubscribeUrl === null ? [content.actionUrl] : [content.actionUrl, content.unsubscribeUrl],
  };
};

export const MAIL_KINDS = [
  'activation',
  'lobby',
  'interest',
  'accountExists',
  'lapsed',
  'approved',
  'invited',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

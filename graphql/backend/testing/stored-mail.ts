import type { StoredMail } from '../mail/transport.ts';

export const mailTo = (recipient: string): StoredMail => ({
  id: 'one',
  sequence: 1,
  messageId: '<one@vestibule.example>',
  recipient,
  locale: 'en',
  subject: 'Activate your account',
  text: 'https://shop.example/?accountActivationId=x',
  html: '',
  links: [],
  unsubscribeUrl: null,
  activationLink: null,
  createdAt: new Date('2026-11-23T12:00:00Z'),
  goodUntil: null,
  deliveredAt: null,
  nextAttemptAt: null,
  attempts: 0,
  reason: null,
  detail: null,
});

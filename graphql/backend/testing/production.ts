import { fileURLToPath } from 'node:url';

/** The least that must be set for production to start (D55); and tests need not wait for a proxy. */
export const PRODUCTION = {
  ENVIRONMENT: 'production',
  TOKEN_SECRET: 'mQ7vTzK2xWb9RfJ4nYd8LpHs3GcVu6AeXo5Eti0BqDw',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtps://mail.example',
  TRUST_PROXY: '1',
  DEFAULTS_FILE: fileURLToPath(new URL('../../../deploy/defaults.json', import.meta.url)),
  DRAIN_SECONDS: '0',
} as const;

import { fileURLToPath } from 'node:url';

/** Minimal settings of production (D55), without a drain time. */
export const PRODUCTION = {
  ENVIRONMENT: 'production',
  TOKEN_SECRET: 'mQ7vTzK2xWb9RfJ4nYd8LpHs3GcVu6AeXo5Eti0BqDw',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtps://mail.example',
  TRUST_PROXY: '1',
  DEFAULTS_FILE: fileURLToPath(new URL('../../../deploy/defaults.json', import.meta.url)),
  DRAIN_SECONDS: '0',
} as const;

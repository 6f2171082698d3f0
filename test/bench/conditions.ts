/** The conditions of measurements. */
import type { CDPSession } from '@playwright/test';

export const CONDITIONS = ['desktop', 'phone', 'warm'] as const;
export type Condition = (typeof CONDITIONS)[number];
export const isCondition = (name: string): name is Condition => CONDITIONS.some((condition) => condition === name);

export interface Profile {
  /** Description for readers. */
  title: string;
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
  /** Slow-down factor relative to this machine. */
  cpu: number;
  /** Bytes per second, and ms; null for no limit. */
  network: { downloadThroughput: number; uploadThroughput: number; latency: number } | null;
}

const KILOBIT = 1000 / 8;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  cpu: 4,
  network: { downloadThroughput: 1600 * KILOBIT, uploadThroughput: 750 * KILOBIT, latency: 150 },
} as const;

export const PROFILES: Readonly<Record<Condition, Profile>> = {
  desktop: {
    title: '1280 × 900, no throttling, nothing cached',
    viewport: { width: 1280, height: 900 },
    deviceScaleFactor: 1,
    cpu: 1,
    network: null,
  },
  phone: { title: 'CPU 4 × slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms, nothing cached', ...PHONE },
  warm: { title: 'the same phone, second visit', ...PHONE },
};

/** Applies the profile's network and CPU to the page. */
export async function throttle(session: CDPSession, { cpu, network }: Profile): Promise<void> {
  if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

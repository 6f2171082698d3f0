/** Services of the consent chart, and the only place that provides its platform actor. */
import { fromCallback } from 'xstate';
import type { ConsentCredentials } from '../context/registration.types.ts';
import { consentMachine, type PlatformInput } from './consent.machine.ts';
import type { Consent, PlatformCommand, PlatformEvent } from './consent.types.ts';

export interface ConsentPlatform {
  openSettings: () => void;
  handOver: (credentials: ConsentCredentials) => void;
}
export interface ConnectOptions extends PlatformInput {
  /** Called with the stored decision, and with each decision of the visitor. */
  tell: (consent: Consent) => void;
  /** Called with invalid messages from the platform. */
  report: (value: string) => void;
  /** After it aborts, no callback is called. */
  signal: AbortSignal;
}
/** Resolves when the platform is ready; rejects with the reason if it fails. */
export type Connect = (options: ConnectOptions) => Promise<ConsentPlatform>;

const platformBy = (connect: Connect) =>
  fromCallback<PlatformCommand, PlatformInput>(({ input, sendBack, receive }) => {
    const say = (event: PlatformEvent) => sendBack(event);
    const leaving = new AbortController();
    const connected = connect({
      ...input,
      tell: (consent) => say({ type: 'consent.updated', consent }),
      report: (value) => say({ type: 'platform.anomaly', value }),
      signal: leaving.signal,
    });
    connected.then(
      (platform) => {
        receive((command) => {
          if (command.type === 'settings.opened') platform.openSettings();
          else platform.handOver(command.credentials);
        });
        say({ type: 'platform.connected' });
      },
      (error: unknown) => say({ type: 'platform.failed', reason: String(error) }),
    );
    return () => leaving.abort();
  });

/** The consent chart with its platform, ready to start. */
export const consentWith = (connect: Connect) => consentMachine.provide({ actors: { platform: platformBy(connect) } });

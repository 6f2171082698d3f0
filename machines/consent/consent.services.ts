/** What the consent chart asks of the outside, and the one place where its placeholder is filled. */
import { fromCallback } from 'xstate';
import type { ConsentCredentials } from '../registration/registration.types.ts';
import { consentMachine, type PlatformInput } from './consent.machine.ts';
import type { Consent, PlatformCommand, PlatformEvent } from './consent.types.ts';

/** A consent platform that answers. */
export interface ConsentPlatform {
  openSettings: () => void;
  handOver: (credentials: ConsentCredentials) => void;
}
export interface ConnectOptions extends PlatformInput {
  /** Told of the decision that is stored, and of each that the visitor makes. */
  tell: (consent: Consent) => void;
  /** Told of what the platform says that makes no sense. */
  report: (value: string) => void;
  /** After it nothing is told any more. */
  signal: AbortSignal;
}
/** Resolves once the platform can be spoken to; rejects with the reason why it can't. */
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

/** The consent chart with its platform in place, ready to be started. */
export const consentWith = (connect: Connect) => consentMachine.provide({ actors: { platform: platformBy(connect) } });

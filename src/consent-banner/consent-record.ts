/** The visitor's choice: stored, announced, and recorded for the customer that the visitor has become. */
import type { Consent } from '../../machines/consent/consent.types.ts';
import type { ConsentCredentials } from '../../machines/context/registration.types.ts';
import { CHOICE_KEY, readChoice, writeChoice, type Choice } from '../services/consent/stored-choice.ts';
import { createListeners, type Listeners } from './listeners.ts';

/** Where the choice of a known customer is sent. */
const CREDENTIALS_PATH = '/entrance/cmp/credentials';

/** As returned by the call interface. */
export interface ConsentStatus {
  purposes: { necessary: true } & Consent;
  /** Time of the choice: milliseconds since the epoch. */
  at: number;
}

export interface ConsentRecord {
  /** Null if there is no choice, or it was expired when the page opened. */
  consent: () => Consent | null;
  status: () => ConsentStatus | null;
  decide: (consent: Consent) => void;
  /** Links the choice to this customer from now on. */
  identify: (credentials: ConsentCredentials) => void;
  listeners: Pick<Listeners<ConsentStatus>, 'add'>;
}

const statusOf = ({ analytics, personalisation, at }: Choice): ConsentStatus => ({
  purposes: { necessary: true, analytics, personalisation },
  at,
});

export function createConsentRecord(): ConsentRecord {
  let choice = readChoice(Date.now());
  let credentials: ConsentCredentials | null = null;
  let recorded = '';
  const listeners = createListeners<ConsentStatus>();

  /** Once for each choice of a customer. Uses `keepalive`, so that leaving the page does not abort it. */
  const record = () => {
    if (!choice || !credentials) return;
    const { analytics, personalisation } = choice;
    const body = JSON.stringify({ ...credentials, analytics, personalisation });
    if (body === recorded) return;
    recorded = body;
    fetch(CREDENTIALS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
    }).catch(() => {
      recorded = '';
    });
  };

  const follow = (made: Choice) => {
    choice = made;
    listeners.notify(statusOf(made));
    record();
  };
  // A choice in another tab: a withdrawal there must take effect here too.
  addEventListener('storage', ({ key }) => {
    const now = key === CHOICE_KEY ? readChoice(Date.now()) : null;
    if (now) follow(now);
  });

  return {
    consent: () => choice,
    status: () => choice && statusOf(choice),
    decide({ analytics, personalisation }) {
      const made = { analytics, personalisation, at: Date.now() };
      writeChoice(made);
      follow(made);
    },
    identify(given) {
      credentials = given;
      record();
    },
    listeners,
  };
}

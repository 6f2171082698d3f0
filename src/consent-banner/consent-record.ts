/** What the visitor chose: kept, told, and recorded for the customer that the visitor has become. */
import type { Consent } from '../../machines/consent/consent.types.ts';
import type { ConsentCredentials } from '../../machines/registration/registration.types.ts';
import { CHOICE_KEY, readChoice, writeChoice, type Choice } from '../services/consent/stored-choice.ts';
import { createListeners, type Listeners } from './listeners.ts';

/** Where the choice of a known customer is sent. */
export const CREDENTIALS_PATH = '/entrance/cmp/credentials';

/** As the call interface tells it. */
export interface ConsentStatus {
  purposes: { necessary: true } & Consent;
  /** When it was chosen: milliseconds since the epoch. */
  at: number;
}

export interface ConsentRecord {
  /** Null: not chosen yet, or too long ago when the page was opened. */
  consent: () => Consent | null;
  status: () => ConsentStatus | null;
  decide: (consent: Consent) => void;
  /** From now on the choice is this customer's. */
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

  /** Once for each choice of a customer. A page that is left meanwhile does not break it off. */
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
    listeners.tell(statusOf(made));
    record();
  };
  // Chosen in another tab: what was withdrawn there must end here too.
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

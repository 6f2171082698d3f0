/** All operations that take an address, with the required credentials. */
import { LEAN, formOf } from './harness.ts';
import type { NewToken } from '../tokens/tokens.ts';
import { DAY } from '../common/clock.ts';
import { randomId } from '../common/keys.ts';
import type { Addresses, AddressState, KnownState } from './known-addresses.ts';
import type { clientOf } from './client.ts';

type Client = ReturnType<typeof clientOf>;
/** The measured request, from its first byte to the last byte of the response. */
export type SendRequest = (client: Client) => Promise<unknown>;
/** Setup, which is not measured. */
interface Prepared {
  before?: SendRequest;
  send: SendRequest;
}

interface Preparing {
  addresses: Addresses;
  issue: (token: NewToken) => Promise<string>;
}

export interface Entry {
  name: string;
  /** States of the address to compare with an unknown address. */
  known: readonly KnownState[];
  prepare: (preparing: Preparing, state: AddressState) => Promise<Prepared>;
}

const PERSON = { gender: 'woman', firstName: 'Ada', lastName: 'Lovelace' };
const ACCOUNTS = ['begun', 'pending', 'proved', 'active', 'lapsed', 'decoy'] as const;
/** States that make a new registration a decoy. */
const TAKEN = ['pending', 'proved', 'active', 'decoy'] as const;

const bearerOf = ({ issue }: Preparing, registrationId: string): Promise<string> =>
  issue({ purpose: 'registration', validFor: DAY, claims: { sub: registrationId } });

const submitting = (name: string, changes: Parameters<typeof formOf>[1]): Entry => ({
  name,
  known: [...ACCOUNTS, 'listed'],
  prepare: async ({ addresses }, state) => {
    const { email } = addresses.inState(state);
    return { send: (client) => client.submit(formOf(email, changes)) };
  },
});

/** Moves another registration to the address. */
const moving = (name: string, changes: Parameters<Addresses['registration']>[1]): Entry => ({
  name,
  known: [...ACCOUNTS, 'listed'],
  prepare: async (preparing, state) => {
    const { addresses } = preparing;
    const { email } = addresses.inState(state);
    const bearer = await bearerOf(preparing, addresses.registration(addresses.next(), changes).registrationId);
    return { send: (client) => client.changeEmail(email, { bearer }) };
  },
});

/** The registration of the client that typed the address; a decoy if the address is taken. */
const heldBy = ({ addresses }: Preparing, state: AddressState, step: 'begun' | 'complete'): string => {
  const { email } = addresses.inState(state);
  const decoy = state !== 'unknown';
  return (step === 'begun' ? addresses.begun(email, decoy) : addresses.registration(email, { decoy })).registrationId;
};

/** Operations without an account. */
const asking = (field: 'requestWaitingList' | 'applyForMembership'): Entry => ({
  name: field,
  known: ['pending', 'active', 'listed'],
  prepare: async ({ addresses }, state) => {
    const { email } = addresses.inState(state);
    return { send: (client) => client.ask(field, email) };
  },
});

export const ENTRIES: readonly Entry[] = [
  submitting('submit', {}),
  submitting('submit, lean', LEAN),
  {
    name: 'second step, lean',
    known: TAKEN,
    prepare: async (preparing, state) => {
      const registrationId = heldBy(preparing, state, 'begun');
      const bearer = await bearerOf(preparing, registrationId);
      return { send: (client) => client.finalize({ registrationId, ...PERSON }, { bearer }) };
    },
  },
  moving('change of address', {}),
  moving('change of address, lean', { ...LEAN, status: 'STARTED', pendingSince: null }),
  {
    name: 'send again, by address and code',
    known: ACCOUNTS,
    prepare: async ({ addresses }, state) => {
      const { email } = addresses.inState(state);
      return { send: (client) => client.resend({ email, registrationCode: 'VESTIBULE' }) };
    },
  },
  {
    name: 'send again, by bearer',
    known: TAKEN,
    prepare: async (preparing, state) => {
      const bearer = await bearerOf(preparing, heldBy(preparing, state, 'complete'));
      return { send: (client) => client.resend({}, { bearer }) };
    },
  },
  {
    name: 'send again, by link',
    known: ['pending', 'active', 'lapsed'],
    prepare: async ({ addresses }, state) => {
      const accountActivationId = addresses.inState(state).account?.activationId ?? randomId();
      return { send: (client) => client.resend({ accountActivationId }) };
    },
  },
  {
    name: 'submit, repeated with its key',
    known: TAKEN,
    prepare: async ({ addresses }, state) => {
      const { email } = addresses.inState(state);
      const idempotencyKey = randomId();
      const send: SendRequest = (client) => client.submit(formOf(email), {}, { idempotencyKey });
      return { before: send, send };
    },
  },
  asking('requestWaitingList'),
  asking('applyForMembership'),
  {
    name: 'unsubscribeNewsletter',
    known: ['listed', 'active'],
    prepare: async ({ addresses, issue }, state) => {
      const { email } = addresses.inState(state);
      const token = await issue({ purpose: 'unsubscribe', validFor: DAY, claims: { email } });
      return { send: (client) => client.unsubscribe(token) };
    },
  },
];

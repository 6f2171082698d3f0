import { store, when } from './visit.base.ts';

export const membershipActions = {
  storeApplication: store((_: undefined, { membership }) => ({ membership: { ...membership, applied: true } })),
};
export const membershipGuards = {
  applied: when(({ membership }) => membership.applied),
};

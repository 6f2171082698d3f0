import { store, when } from '../visit.base.ts';

export const membershipActions = {
  storeApplication: store(() => ({ applied: true })),
};
export const membershipGuards = {
  applied: when(({ applied }) => applied),
};

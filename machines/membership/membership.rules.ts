import { store, when } from '../visit.base.ts';

export const membershipActions = {
  storeApplication: store(() => ({ applied: true, emailRequest: null, problem: null })),
};
export const membershipGuards = {
  applied: when(({ applied }) => applied),
};

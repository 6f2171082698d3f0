import { store } from '../visit.base.ts';
import { landingAccent } from './accent.ts';

export const appearanceActions = {
  /** The visit is in the accent of its last landing page from here on. */
  storeAccent: store((_: undefined, { slug }) => ({ accent: landingAccent(slug) })),
};

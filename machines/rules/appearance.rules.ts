import { store } from './visit.base.ts';
import { landingAccent } from '../page/accent.ts';

export const appearanceActions = {
  /** Sets the visit's accent to that of its last landing page. */
  storeAccent: store((_: undefined, { slug }) => ({ accent: landingAccent(slug) })),
};

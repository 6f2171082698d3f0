import { ACQ_PARAMS } from '../../../machines/domain/acq-params.ts';
import { readStored } from '../storage/browser-storage.ts';

/** Once a strong sign has identified the wrapper, the tab stays in it: only its first URL may have the sign. */
export const WRAPPED = 'vestibule.wrapped';

/**
 * Quick check whether another app may show this page (D34): ordinary browsers load nothing more. `app-wrapper.ts`
 * checks in detail.
 * @param search the original query.
 */
export const mayBeEmbedded = (search: string): boolean =>
  /; wv\)|Instagram|^(?!.*Safari).*iP/.test(navigator.userAgent) ||
  ['redirectUrl', ACQ_PARAMS].some((name) => search.includes(name)) ||
  'VestibuleApp' in window ||
  readStored('sessionStorage', WRAPPED) !== null;

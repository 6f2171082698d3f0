import { ACQ_PARAMS } from '../../../machines/domain/acq-params.ts';
import { readStored } from '../storage/browser-storage.ts';

/** Once in the wrapper by a strong sign, a tab stays in it: only its first address may say so. */
export const WRAPPED = 'vestibule.wrapped';

/**
 * Whether another app may show this page (D34): in an ordinary browser nothing more is loaded. `app-wrapper.ts` looks closer.
 * @param search the query as it came.
 */
export const mayBeEmbedded = (search: string): boolean =>
  /; wv\)|Instagram|^(?!.*Safari).*iP/.test(navigator.userAgent) ||
  ['redirectUrl', ACQ_PARAMS].some((name) => search.includes(name)) ||
  'VestibuleApp' in window ||
  readStored('sessionStorage', WRAPPED) !== null;

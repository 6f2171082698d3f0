/** The window that shows the page according to the browser, and what this tab remembers of it (D34). */
import { readParams } from '../../../machines/domain/acq-params.ts';
import { frameIn, inAppBrowser } from '../../../machines/domain/app-wrapper.ts';
import type { Wrapper } from '../../../machines/domain/app-wrapper.ts';
import { readStored, writeStored } from '../storage/browser-storage.ts';
import { WRAPPED } from './may-be-embedded.ts';

const DISMISSED = 'vestibule.overlay';

/** @param search the original query, before it was cleaned. */
export function readAppWrapper(search: string): Wrapper {
  const { userAgent } = navigator;
  const frame = frameIn({
    frameworkObject: Boolean(Reflect.get(window, 'VestibuleApp')),
    userAgent,
    standalone: Reflect.get(navigator, 'standalone') === true,
    redirectUrl: readParams(search).get('redirectUrl'),
  });
  const isWebView = frame === 'none' || readStored('sessionStorage', WRAPPED) !== null;
  if (isWebView) writeStored('sessionStorage', WRAPPED, 'yes');
  const dismissed = readStored('sessionStorage', DISMISSED) !== null;
  return {
    isWebView,
    slimFoot: frame === 'slim' && !isWebView,
    inAppBrowser: dismissed ? null : inAppBrowser(userAgent),
  };
}

/** Remembers in this tab that the overlay was closed. */
export const keepOverlayClosed = () => writeStored('sessionStorage', DISMISSED, 'closed');

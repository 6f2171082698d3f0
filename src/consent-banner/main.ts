/**
 * The consent script that is built in, in the place where a consent platform would serve its own (spec, section 7.7; D36): a
 * banner, and the call interface `window.__cmp` before it. A classic script; it knows nothing of the visit's own code.
 */
import { createCallInterface } from './call-interface.ts';
import { createConsentRecord } from './consent-record.ts';
import { createPanel } from './panel.ts';

const NAME = '__cmp';

function open() {
  const record = createConsentRecord();
  const panel = createPanel({ consent: record.consent, decide: record.decide });
  record.listeners.add(panel.hide);
  Reflect.set(window, NAME, createCallInterface(record, panel));
  if (record.consent() === null) panel.showNotice();
}

// Loaded anew in the next hour, it finds itself there.
if (!Reflect.has(window, NAME)) open();

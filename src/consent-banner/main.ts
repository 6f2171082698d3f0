/**
 * The built-in consent script, served where a consent platform would serve its own (spec, section 7.7; D36): a banner,
 * and the call interface `window.__cmp`. A classic script, independent of the visit's code.
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

// If loaded again in the next hour, it finds itself already there.
if (!Reflect.has(window, NAME)) open();

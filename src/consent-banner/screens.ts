/**
 * The two screens of the banner: the notice with its two equal answers, and the settings with a checkbox per purpose.
 */
import type { Consent } from '../../machines/consent/consent.types.ts';
import { button, element } from './elements.ts';
import { say, type ConsentKey } from './words.ts';

const PRIVACY_POLICY = '/legal/privacy';

const ALL: Consent = { analytics: true, personalisation: true };
const NONE: Consent = { analytics: false, personalisation: false };

export interface Drawn {
  content: HTMLElement;
  /** The element to focus when the visitor comes from another screen. */
  focus: HTMLElement;
}

const region = (screen: string, ...children: Node[]) =>
  element('section', { class: `panel panel--${screen}`, 'aria-label': say('consentBanner.region') }, ...children);
const privacyPolicy = (look: string) =>
  element('a', { class: look, href: PRIVACY_POLICY }, say('consentBanner.privacy'));

export function drawNotice({ decide, openSettings }: { decide: (consent: Consent) => void; openSettings: () => void }) {
  const settings = button('link', say('consentBanner.settings'), openSettings);
  const content = region(
    'notice',
    element('div', { class: 'words' }, element('h2', {}, say('consentBanner.heading')), ' ', privacyPolicy('inline')),
    element(
      'div',
      { class: 'answers' },
      element(
        'div',
        { class: 'pair' },
        button('button', say('consentBanner.acceptAll'), () => decide(ALL)),
        button('button', say('consentBanner.rejectAll'), () => decide(NONE)),
      ),
      settings,
    ),
  );
  return { content, focus: settings } satisfies Drawn;
}

interface Purpose {
  name: keyof Consent;
  label: ConsentKey;
  hint: ConsentKey;
}
const PURPOSES: readonly Purpose[] = [
  { name: 'analytics', label: 'consentBanner.analytics', hint: 'consentBanner.analyticsHint' },
  { name: 'personalisation', label: 'consentBanner.personalisation', hint: 'consentBanner.personalisationHint' },
];

/** A selectable purpose; its state is kept in `ticked`, which survives a language change. */
function drawPurpose({ name, label, hint }: Purpose, ticked: Consent): HTMLElement {
  const hintId = `${name}-hint`;
  const box = element('input', { type: 'checkbox', id: name, 'aria-describedby': hintId });
  box.checked = ticked[name];
  box.addEventListener('change', () => {
    ticked[name] = box.checked;
  });
  return element(
    'div',
    { class: 'purpose' },
    box,
    element('label', { for: name }, say(label)),
    element('p', { id: hintId }, say(hint)),
  );
}

export interface SettingsOptions {
  /** State of the checkboxes; modified in place. */
  ticked: Consent;
  decide: (consent: Consent) => void;
  close: () => void;
}
export function drawSettings({ ticked, decide, close }: SettingsOptions) {
  // Contains an accessible object, as in every heading that takes the focus (`Heading.tsx`).
  const heading = element(
    'h2',
    { tabindex: '-1' },
    element('span', { 'aria-atomic': 'false' }, say('consentBanner.settingsHeading')),
  );
  const content = region(
    'settings',
    element('div', { class: 'head' }, heading, button('link', say('consentBanner.close'), close)),
    element('p', { class: 'lead' }, say('consentBanner.settingsLead')),
    element(
      'fieldset',
      {},
      element('legend', { class: 'unseen' }, say('consentBanner.purposes')),
      element(
        'div',
        { class: 'purpose' },
        element('p', { class: 'always' }, say('consentBanner.necessary')),
        element('p', {}, say('consentBanner.necessaryHint')),
      ),
      ...PURPOSES.map((purpose) => drawPurpose(purpose, ticked)),
    ),
    element(
      'div',
      { class: 'answers' },
      button('button button--first', say('consentBanner.save'), () => decide({ ...ticked })),
      privacyPolicy('link'),
    ),
  );
  return { content, focus: heading } satisfies Drawn;
}

/**
 * The two screens of the banner: the notice with its two equal answers, and the settings with a checkbox per purpose.
 */
import type { Consent } from '../../machines/consent/consent.types.ts';
import { type ConsentKey, textFor } from './words.ts';

type Children = readonly (Node | string)[];

/** Created individually: the page's CSP forbids HTML from strings (D41). */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: Children
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

export function button(look: string, words: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: look }, words);
  made.addEventListener('click', onPress);
  return made;
}

const PRIVACY_POLICY = '/legal/privacy';

const ALL: Consent = { analytics: true, personalisation: true };
const NONE: Consent = { analytics: false, personalisation: false };

export interface Drawn {
  content: HTMLElement;
  /** The element to focus when the visitor comes from another screen. */
  focus: HTMLElement;
}

const region = (screen: string, ...children: Node[]) =>
  element('section', { class: `panel panel--${screen}`, 'aria-label': textFor('consentBanner.region') }, ...children);
const privacyPolicy = (look: string) =>
  element('a', { class: look, href: PRIVACY_POLICY }, textFor('consentBanner.privacy'));

export function drawNotice({ decide, openSettings }: { decide: (consent: Consent) => void; openSettings: () => void }) {
  const settings = button('link', textFor('consentBanner.settings'), openSettings);
  const content = region(
    'notice',
    element(
      'div',
      { class: 'words' },
      element('h2', {}, textFor('consentBanner.heading')),
      ' ',
      privacyPolicy('inline'),
    ),
    element(
      'div',
      { class: 'answers' },
      element(
        'div',
        { class: 'pair' },
        button('button', textFor('consentBanner.acceptAll'), () => decide(ALL)),
        button('button', textFor('consentBanner.rejectAll'), () => decide(NONE)),
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
  const checkbox = element('input', { type: 'checkbox', id: name, 'aria-describedby': hintId });
  checkbox.checked = ticked[name];
  checkbox.addEventListener('change', () => {
    ticked[name] = checkbox.checked;
  });
  return element(
    'div',
    { class: 'purpose' },
    checkbox,
    element('label', { for: name }, textFor(label)),
    element('p', { id: hintId }, textFor(hint)),
  );
}

interface SettingsOptions {
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
    element('span', { 'aria-atomic': 'false' }, textFor('consentBanner.settingsHeading')),
  );
  const content = region(
    'settings',
    element('div', { class: 'head' }, heading, button('link', textFor('consentBanner.close'), close)),
    element('p', { class: 'lead' }, textFor('consentBanner.settingsLead')),
    element(
      'fieldset',
      {},
      element('legend', { class: 'unseen' }, textFor('consentBanner.purposes')),
      element(
        'div',
        { class: 'purpose' },
        element('p', { class: 'always' }, textFor('consentBanner.necessary')),
        element('p', {}, textFor('consentBanner.necessaryHint')),
      ),
      ...PURPOSES.map((purpose) => drawPurpose(purpose, ticked)),
    ),
    element(
      'div',
      { class: 'answers' },
      button('button button--first', textFor('consentBanner.save'), () => decide({ ...ticked })),
      privacyPolicy('link'),
    ),
  );
  return { content, focus: heading } satisfies Drawn;
}

/** All that docs/accessibility.md and the accessibility statement speak of. */
import type { Behaviour } from './behaviour.types.ts';
import { CONSENT } from './behaviours/consent.ts';
import { FORMS } from './behaviours/forms.ts';
import { KEYBOARD, READER } from './behaviours/keyboard.ts';
import { PAGES } from './behaviours/pages.ts';
import { LANGUAGES, SIGHT, SIZE } from './behaviours/sight.ts';
import { TIME } from './behaviours/time.ts';

export const BEHAVIOURS: readonly Behaviour[] = [
  ...PAGES,
  ...KEYBOARD,
  ...READER,
  ...FORMS,
  ...TIME,
  ...SIGHT,
  ...SIZE,
  ...LANGUAGES,
  ...CONSENT,
];

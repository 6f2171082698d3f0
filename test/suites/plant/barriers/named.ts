/** Barriers of names and descriptions: names of controls, and related texts. */
import type { Rows } from '../mistake.types.ts';

export const NAMED: Rows = {
  'placeholder-for-label': {
    breaks: 'WCAG 3.3.2',
    sentence: 'A screen has a placeholder in the place of a label: the words go with the first letter.',
    file: 'src/screens/parts/EmailForm.tsx',
    text: "label={text('fields.email')}",
    replacement: 'label=""\n        placeholder={text(\'fields.email\')}',
    test: 'test/browser/barriers.spec.ts > each field has a visible label, each link is underlined (WCAG 3.3.2, 1.4.1)',
  },
  'name-of-two-acts': {
    breaks: 'WCAG 3.2.4',
    sentence: 'Two links have one name, and lead to two pages.',
    file: 'machines/landing/landing.offers.ts',
    text: "message: 'landing.toStores'",
    replacement: "message: 'landing.toClub'",
    test: 'test/unit/offers.test.tsx > a control’s name means one action on every page (WCAG 3.2.4)',
  },
};

/** Each main path: the announcements must match the transcript and have no faults (WCAG 2.4.2, 2.4.3, 4.1.3). */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Locale } from '../../../locales/languages.ts';
import { expect, test } from '../../browser/fixtures.ts';
import { isWriting, transcriptFile } from './files.ts';
import { CONSENT, PATHS } from './paths.ts';
import { Visitor } from './keyboard-visitor.ts';

interface Walk {
  locale: Locale;
  path: string;
  isMirrored?: true;
}
const WALKS: readonly Walk[] = [
  ...Object.keys(PATHS).map((path): Walk => ({ locale: 'en', path })),
  // Texts hard-coded in a screen would show as English here.
  { locale: 'de', path: 'mistakes' },
  // The same announcements in the same order.
  { locale: 'en', path: 'registration', isMirrored: true },
];

function fromRightToLeft() {
  document.addEventListener('readystatechange', () => {
    document.documentElement.dir = 'rtl';
  });
}

for (const { locale, path, isMirrored = false } of WALKS)
  test.describe(() => {
    test.use({ consent: path === CONSENT ? null : { analytics: false, personalisation: false } });
    test(`${locale} ${path}${isMirrored ? ', from right to left' : ''}`, async ({ page, mailbox }) => {
      if (isMirrored) await page.addInitScript(fromRightToLeft);
      const visitor = await Visitor.on(page, mailbox, locale);
      await PATHS[path]?.(visitor);
      const file = transcriptFile(locale, path);
      if (isWriting && !isMirrored) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, visitor.transcript());
      }
      expect(visitor.faults(), 'what should have been said otherwise').toEqual([]);
      expect(visitor.transcript(), 'what was said').toBe(readFileSync(file, 'utf8'));
    });
  });

/** Each main path in each language, listened to: what was said is what is kept, and none of it is a fault (WCAG 2.4.2, 2.4.3, 4.1.3). */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LOCALES } from '../../../machines/domain/languages.ts';
import { expect, test } from '../../browser/fixtures.ts';
import { isWriting, transcriptFile } from './files.ts';
import { CONSENT, PATHS } from './paths/index.ts';
import { Visitor } from './visitor.ts';

for (const locale of LOCALES)
  for (const [name, walk] of Object.entries(PATHS))
    test.describe(() => {
      test.use({ consent: name === CONSENT ? null : { analytics: false, personalisation: false } });
      test(`${locale} ${name}`, async ({ page, mailbox }) => {
        const visitor = await Visitor.on(page, mailbox, locale);
        await walk(visitor);
        const file = transcriptFile(locale, name);
        if (isWriting) {
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, visitor.transcript());
        }
        expect(visitor.faults(), 'what should have been said otherwise').toEqual([]);
        expect(visitor.transcript(), 'what was said').toBe(readFileSync(file, 'utf8'));
      });
    });

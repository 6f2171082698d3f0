/** Barriers of time, motion and language. */
import type { Rows } from '../mistake.types.ts';

export const TIMED: Rows = {
  'language-of-document': {
    breaks: 'WCAG 3.1.1',
    sentence: 'Every document says that it is English.',
    file: 'tools/build/documents.ts',
    text: '`<html ${entry.rootAttributes(variant.locale)}>`',
    replacement: "`<html ${entry.rootAttributes('en')}>`",
    test: 'test/browser/crawl.spec.ts > each page in each language has its head and no English text',
  },
};

/** The faces that a first screen shows, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
import display from '@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-400-normal.woff2?url';
import displayExtended from '@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-ext-400-normal.woff2?url';
import displayItalic from '@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-400-italic.woff2?url';
import displayItalicExtended from '@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-ext-400-italic.woff2?url';
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import textExtended from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url';

const LATIN = [display, displayItalic, text];
const EXTENDED = [displayExtended, displayItalicExtended, textExtended];

/** Letters of Central Europe, which have files of their own. */
const CENTRAL_EUROPEAN = /[\u0100-\u017f]/g;
/** A letter here and there is worth no preload: it is in names that only a menu shows. */
const OFTEN = 20;

/** @param html of the document. */
export const fontsOf = (html: string): readonly string[] =>
  (html.match(CENTRAL_EUROPEAN)?.length ?? 0) < OFTEN ? LATIN : [...LATIN, ...EXTENDED];

import display from '@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-400-normal.woff2?url';
import displayItalic from '@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-400-italic.woff2?url';
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

/** The fonts that every first screen shows, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontPreloads: readonly string[] = [display, displayItalic, text];

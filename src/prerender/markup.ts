/** Helpers for markup written outside of React. */
export const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export const meta = (name: 'name' | 'property', key: string, content: string, more = '') =>
  `<meta ${name}="${key}"${more} content="${escape(content)}">`;

export const link = (rel: string, href: string, more = '') => `<link rel="${rel}"${more} href="${escape(href)}">`;

/** The requests that a document causes by itself. */

const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
const LOADED = /^(?:stylesheet|preload|modulepreload)$/;
const isSwitchedOff = (tag: string) => /\bdisabled\b/.test(tag);

/**
 * Addresses that a delivered document requests before scrolling, each once: style sheets, preloads, scripts, non-lazy
 * pictures, and those of an inline script (`data-scripts`). Icons and the web app manifest do not count, since no page
 * waits for them.
 */
export function requestsOf(document: string): readonly string[] {
  const html = document.replace(/<noscript>.*?<\/noscript>/gs, '');
  const links = tags(html, 'link').filter((tag) => LOADED.test(attribute(tag, 'rel') ?? '') && !isSwitchedOff(tag));
  const scripts = tags(html, 'script');
  const pictures = tags(html, 'img').filter((tag) => attribute(tag, 'loading') !== 'lazy');
  const addresses = [
    ...links.map((tag) => attribute(tag, 'href')),
    ...[...scripts, ...pictures].map((tag) => attribute(tag, 'src')),
    ...scripts.flatMap((tag) => attribute(tag, 'data-scripts')?.split(' ')),
  ];
  return [...new Set(addresses.filter((address) => address !== undefined && !address.startsWith('data:')))].map(String);
}

/** What a document makes a browser ask for by itself. */

const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
const LOADED = /^(?:stylesheet|preload|modulepreload)$/;
const isSwitchedOff = (tag: string) => /\bdisabled\b/.test(tag);

/**
 * Addresses in a delivered document that are asked for before anybody scrolls, each once: style sheets, preloads, scripts,
 * pictures that are not lazy, and what an inline script asks for (`data-scripts`). Icons and the web app manifest are not: no page waits for them.
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

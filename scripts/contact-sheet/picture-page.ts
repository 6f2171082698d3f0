/** What pages of pictures share that are written into one file: how they look, and how a picture stands in them. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const embedded = (data: Buffer, type: 'png' | 'webp') => `data:image/${type};base64,${data.toString('base64')}`;

export const STYLE = `
  body { margin: 0; padding: 2rem; background: #ebe3d7; color: #14110f; font: 1rem/1.5 Georgia, serif; }
  h1 { font-weight: 400; font-size: 2.5rem; margin: 0 0 0.5rem; }
  h2 { font: 400 1.25rem/1.4 Georgia, serif; margin: 3rem 0 1rem; }
  code { font: 0.8125rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
  img { block-size: auto; border: 1px solid #cfc5b7; background: #fdfaf5; }
  small { display: block; overflow-wrap: anywhere; color: #4b443d; line-height: 1.3; }`;

/** A whole page, which needs nothing else. */
export const pageOf = (title: string, style: string, body: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}${style}</style>
${body}
</html>
`;

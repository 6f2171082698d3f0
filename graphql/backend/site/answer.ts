/** Responses with files of the build. */
import type { Context } from 'hono';
import type { HttpEnv } from '../http/client.ts';
import type { Bytes, SiteFile } from './build.ts';

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

const encoded = async (file: SiteFile, acceptEncoding: string): Promise<{ body: Bytes; encoding: string | null }> => {
  const br = accepts(acceptEncoding, 'br') ? await file.br() : null;
  if (br) return { body: br, encoding: 'br' };
  if (file.gzip && accepts(acceptEncoding, 'gzip')) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.body, encoding: null };
};

/** Immutable for content-hashed names, otherwise revalidated. */
const cacheControlOf = ({ immutable }: Pick<SiteFile, 'immutable'>): string =>
  immutable ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Serves a file of the build: precompressed if accepted, 304 if the client has it. */
export const answer = async (
  c: Context<HttpEnv>,
  file: SiteFile,
  status: 200 | 404,
  cacheControl = cacheControlOf(file),
): Promise<Response> => {
  c.header('cache-control', cacheControl);
  c.header('vary', 'Accept-Encoding', { append: true });
  const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  if (status === 200) c.header('etag', file.etag);
  if (status === 200 && (known.includes(file.etag) || known.includes('*'))) return c.body(null, 304);
  const { body, encoding } = await encoded(file, c.req.header('accept-encoding') ?? '');
  if (encoding) c.header('content-encoding', encoding);
  c.header('content-type', file.type);
  return c.body(body, status);
};

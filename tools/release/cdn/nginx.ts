/** Settings of nginx (1.18 or newer) that serve the files as the server does, and leave everything else to it. */
import { cacheControlOf } from '../../../graphql/backend/site/answer.ts';
import { TYPES } from '../../../graphql/backend/site/build.ts';
import { languageCookies } from '../../../graphql/backend/language/visit-language.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../../machines/domain/languages.ts';
import { BASE } from '../../../src/site.ts';
import { DEFAULTS_ADDRESS, type StaticPage, type StaticSite, isPrefixed } from './static-site.ts';

export interface NginxOptions {
  /** The folder with the files. */
  root: string;
  /** As in `listen`. */
  listen: string;
  /** Host and port of the server. */
  backEnd: string;
  /** Whether nginx has the module `brotli_static`. */
  brotli: boolean;
  /** Cookies for https only. */
  secure: boolean;
  /** Of every answer. */
  answerHeaders: Readonly<Record<string, string>>;
}

type Headers = Readonly<Record<string, string>>;

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
const indented = (lines: readonly string[]): string => lines.map((line) => `    ${line}`).join('\n');
const headerLines = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

const block = (head: string, lines: readonly string[]): string => `  ${head} {\n${indented(lines)}\n  }`;
const map = (from: string, to: string, rows: readonly (readonly [string, string])[]): string =>
  `map ${from} ${to} {\n${rows.map(([key, value]) => `  ${key} ${quoted(value)};`).join('\n')}\n}`;

/** An address is a page's with a slash behind it too. */
const addresses = ({ address }: StaticPage): string[] => [quoted(address), quoted(`${address}/`)];
const filesBy = (pages: readonly StaticPage[]) =>
  pages.flatMap((page) => addresses(page).map((address) => [address, page.file] as const));

const languages = LOCALES.join('|');
const NOWHERE = '/nowhere';
const COOKIES = ['$vestibule_cookie_decided', '$vestibule_cookie_language'] as const;

const maps = ({ pages, notFound }: StaticSite, { secure }: NginxOptions): string[] => {
  const [decided = '', language = ''] = languageCookies('$vestibule_language', secure);
  const known = [...pages, ...notFound.values()].map(({ file, styleHashes }) => [quoted(file), styleHashes] as const);
  return [
    '# The file of a page whose address names its language; of one whose address does not; of the page for nothing.',
    map('$uri', '$vestibule_page', [['default', NOWHERE], ...filesBy(pages.filter(isPrefixed))]),
    map('$uri', '$vestibule_unprefixed', [['default', NOWHERE], ...filesBy(pages.filter((page) => !isPrefixed(page)))]),
    map('$uri', '$vestibule_not_found', [
      ['default', notFound.get(DEFAULT_LOCALE)?.file ?? NOWHERE],
      ...[...notFound].map(([locale, { file }]) => [`"~^${BASE}/${locale}(?:/|$)"`, file] as const),
    ]),
    '# The hash of the styles in a document, by its file.',
    map('$vestibule_page', '$vestibule_page_styles', [['default', ''], ...known]),
    map('$vestibule_unprefixed', '$vestibule_unprefixed_styles', [['default', ''], ...known]),
    map('$vestibule_not_found', '$vestibule_not_found_styles', [['default', ''], ...known]),
    '# A prefix is remembered, unless it is (D2).',
    map('$vestibule_page', '$vestibule_language', [
      ['default', ''],
      [`"~^${BASE}/(${languages})/"`, '$1'],
    ]),
    map('"$vestibule_language $cookie_lang $cookie_i18n_redirected"', '$vestibule_is_new', [
      ['default', '1'],
      [String.raw`"~^([a-z]+) \1 ."`, ''],
    ]),
    map('$vestibule_is_new', COOKIES[0], [
      ['default', decided],
      ['""', ''],
    ]),
    map('$vestibule_is_new', COOKIES[1], [
      ['default', language],
      ['""', ''],
    ]),
    map('$request_method', '$vestibule_posted', [
      ['default', NOWHERE],
      ['GET', ''],
      ['HEAD', ''],
    ]),
    map('$http_upgrade', '$vestibule_connection', [
      ['default', 'upgrade'],
      ['""', ''],
    ]),
  ];
};

const toBackEnd = [
  'proxy_pass http://vestibule;',
  'proxy_http_version 1.1;',
  'proxy_set_header Host $host;',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_set_header Upgrade $http_upgrade;',
  'proxy_set_header Connection $vestibule_connection;',
  'proxy_buffering off;',
  'proxy_read_timeout 75s;',
];

/** The whole file, for the `http` block. */
export const nginxConfiguration = (site: StaticSite, options: NginxOptions): string => {
  const { root, listen, backEnd, brotli, answerHeaders } = options;
  const compressed = ['gzip_static on;', brotli ? 'brotli_static on;' : '# brotli_static on;'];
  const types = `types { ${Object.entries(TYPES)
    .map(([end, type]) => `${quoted(type)} ${end};`)
    .join(' ')} }`;
  const ofFiles = (immutable: boolean) => ({
    ...answerHeaders,
    'content-security-policy': site.filePolicy,
    'cache-control': cacheControlOf({ immutable }),
    vary: 'Accept-Encoding',
  });
  const ofDocuments = (styles: string, vary: string) => ({
    ...answerHeaders,
    ...site.documentHeaders(styles),
    'cache-control': cacheControlOf({ immutable: false }),
    vary,
  });
  const single = [...site.files.keys()].filter((address) => !address.startsWith(`${BASE}/assets/`));
  const cookies = COOKIES.map((cookie) => `add_header set-cookie ${cookie} always;`);
  const server = [
    `  listen ${listen};`,
    `  root ${quoted(root)};`,
    `  ${types}`,
    '  etag on;',
    '  recursive_error_pages on;',
    '  absolute_redirect off;',
    '  # Codes and tokens stand in addresses (D7), and what goes wrong is written with its address: only `emerg` has none.',
    '  access_log off;',
    '  error_log stderr emerg;',
    block(`location ^~ ${BASE}/assets/`, ['try_files $uri @back_end;', ...compressed, ...headerLines(ofFiles(true))]),
    ...single.map((address) => block(`location = ${address}`, [...compressed, ...headerLines(ofFiles(false))])),
    block(`location = ${DEFAULTS_ADDRESS}`, [
      'types { }',
      'default_type application/json;',
      ...headerLines({ ...answerHeaders, 'cache-control': 'no-cache' }),
    ]),
    block(`location ${BASE}/`, [
      'try_files $vestibule_posted$vestibule_page @pages;',
      ...compressed,
      ...headerLines(ofDocuments('$vestibule_page_styles', 'Accept-Encoding')),
      ...cookies,
    ]),
    '  # Which language an address without a prefix is answered in, and where one that leads nowhere was meant to lead, the',
    '  # server says. While it is away, pages choose by script, and the rest is not found.',
    block('location @pages', [...toBackEnd, 'error_page 502 504 = @away;']),
    block('location @away', [
      'try_files $vestibule_unprefixed @nothing;',
      ...compressed,
      ...headerLines(ofDocuments('$vestibule_unprefixed_styles', 'Accept-Language, Cookie, Accept-Encoding')),
    ]),
    block('location @nothing', ['error_page 404 /vestibule-not-found$vestibule_not_found;', 'return 404;']),
    block('location /vestibule-not-found/', [
      'internal;',
      `alias ${quoted(`${root}/`)};`,
      ...compressed,
      ...headerLines(ofDocuments('$vestibule_not_found_styles', 'Accept-Encoding')),
    ]),
    block('location @back_end', toBackEnd),
    block('location /', toBackEnd),
  ];
  return `${[
    '# Made by npm run tool -- cdn, of one release and its settings: make it anew with each. For the http block; TLS is yours to add.',
    'map_hash_bucket_size 256;',
    'map_hash_max_size 8192;',
    `upstream vestibule {\n  server ${backEnd};\n  keepalive 16;\n}`,
    ...maps(site, options),
    `server {\n${server.join('\n')}\n}`,
  ].join('\n')}\n`;
};

/** Mistakes with answers: their headers, and what of them becomes markup. */
import type { Mistake } from '../mistake.types.ts';

const HTTP_TEST = 'graphql/backend/http/http.test.ts';

export const ANSWERS: readonly Mistake[] = [
  {
    id: 'inline-scripts-allowed',
    cwe: 79,
    asvs: '3.4.3',
    sentence: 'The content security policy lets inline scripts run.',
    file: 'graphql/backend/http/security-headers.ts',
    text: '["script-src \'self\'"',
    replacement: "[\"script-src 'self' 'unsafe-inline'\"",
    test: { file: 'graphql/backend/http/security-headers.test.ts', title: 'the policy in full' },
  },
  {
    id: 'pages-in-frames',
    cwe: 1021,
    asvs: '3.4.6',
    sentence: 'Pages can be shown in a frame of another site.',
    file: 'graphql/backend/http/security-headers.ts',
    text: '    "frame-ancestors \'none\'",\n',
    replacement: '',
    test: { file: 'graphql/backend/http/security-headers.test.ts', title: 'the policy in full' },
  },
  {
    id: 'types-guessed',
    cwe: 693,
    asvs: '3.4.4',
    sentence: 'Browsers may guess the type of an answer.',
    file: 'graphql/backend/http/security-headers.ts',
    text: "  'x-content-type-options': 'nosniff',\n",
    replacement: '',
    test: { file: HTTP_TEST, title: 'the health of the database' },
  },
  {
    id: 'answers-kept-by-browsers',
    cwe: 525,
    asvs: '14.3.2',
    sentence: 'Answers with tokens may be kept by caches.',
    file: 'graphql/backend/http/graphql.ts',
    text: "response.headers.set('cache-control', 'no-store');",
    replacement: '',
    test: { file: 'graphql/backend/http/not-kept.test.ts', title: 'an answer with a bearer token says so' },
  },
  {
    id: 'report-page-markup',
    cwe: 79,
    asvs: '3.2.2',
    sentence: 'An error report that anyone can send becomes markup in the page that shows it.',
    file: 'graphql/backend/error-reports/page.ts',
    text: '<h2>${message}</h2>',
    replacement: '<h2>${Object.assign(new String(message), { isEscaped: true as const })}</h2>',
    test: { file: 'graphql/backend/error-reports/error-reports.test.ts', title: 'nothing of it is markup' },
  },
  {
    id: 'bare-refusals',
    cwe: 693,
    asvs: '3.4.4',
    sentence: 'What Node itself answers, such as 400, carries none of the headers that guard an answer.',
    file: 'graphql/backend/http/every-answer.ts',
    text: 'const all = { ...headers, ...more,',
    replacement: 'const all = { ...more,',
    test: { file: 'graphql/backend/http/every-answer.test.ts', title: 'no HTTP at all' },
  },
];

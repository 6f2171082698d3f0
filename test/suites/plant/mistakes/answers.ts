/** Mistakes with answers: headers, and injection of markup. */
import type { Rows } from '../mistake.types.ts';

export const ANSWERS: Rows = {
  'inline-scripts-allowed': {
    breaks: 'CWE-79, ASVS 3.4.3',
    sentence: 'The content security policy lets inline scripts run.',
    file: 'graphql/backend/http/security-headers.ts',
    text: '["script-src \'self\'"',
    replacement: "[\"script-src 'self' 'unsafe-inline'\"",
    test: 'graphql/backend/http/security-headers.test.ts > the policy in full [ASVS 1.2.3]',
  },
  'answers-kept-by-browsers': {
    breaks: 'CWE-525, ASVS 14.3.2',
    sentence: 'Answers with tokens may be kept by caches.',
    file: 'graphql/backend/server/graphql.ts',
    text: "response.headers.set('cache-control', 'no-store');",
    replacement: '',
    test: 'graphql/backend/http/http.test.ts > responses with a bearer token and refusals have no-store',
  },
  'report-page-markup': {
    breaks: 'CWE-79, ASVS 3.2.2',
    sentence: 'An error report that anyone can send becomes markup in the page that shows it.',
    file: 'graphql/backend/error-reports/page.ts',
    text: '<h2>${message}</h2>',
    replacement: '<h2>${Object.assign(new String(message), { isEscaped: true as const })}</h2>',
    test: 'graphql/backend/error-reports/error-reports.test.ts > the page shows state, events and correlation id as escaped text',
  },
  'bare-refusals': {
    breaks: 'CWE-693, ASVS 3.4.4',
    sentence: 'What Node itself answers, such as 400, carries none of the headers that guard an answer.',
    file: 'graphql/backend/http/responses.ts',
    text: '...headers,\n      ...more,',
    replacement: '...more,',
    test: 'graphql/backend/http/responses.test.ts > no HTTP at all [ASVS 3.2.1]',
  },
};

/** Maps a source file to a part of the product. */

/** Additional services of a visit; code that they call counts as theirs. */
const BESIDE: readonly (readonly [area: string, file: RegExp])[] = [
  ['consent', /(?:src\/(?:services|integrations)\/consent|machines\/consent|src\/consent-banner|cmp_min)/],
  ['experiments', /(?:src\/(?:services|integrations)\/experiments|machines\/experiments|@growthbook)/],
  ['analytics', /(?:src\/(?:services|integrations)\/(?:analytics|tag-manager)|machines\/analytics)/],
  ['error reports', /(?:src\/(?:services|integrations)\/error-reports|node_modules\/rollbar)/],
];
const AREAS: readonly (readonly [area: string, file: RegExp])[] = [
  ['React', /node_modules\/(?:react|react-dom|scheduler)\//],
  ['XState', /node_modules\/(?:xstate|@xstate)\//],
  ['router', /node_modules\/(?:react-router|react-router-dom|cookie|set-cookie-parser)\//],
  [
    'messages',
    /node_modules\/(?:react-intl|@formatjs|intl-messageformat)\/|locales\/|src\/engine\/(?:message|language)/,
  ],
  ['Formik and Yup', /node_modules\/(?:formik|yup|es-toolkit|tiny-case|property-expr|toposort)|src\/engine\/formik/],
  [
    'Apollo',
    /node_modules\/(?:@apollo|@wry|graphql|optimism|rxjs|graphql-ws|zen-observable-ts|@graphql)|src\/services\/network/,
  ],
  ['charts', /machines\//],
  ['screens', /src\/screens\//],
  ['design system', /src\/(?:ui|layouts)\//],
  ['engine', /src\/engine\//],
  ['services', /src\/services\//],
  ['starting', /src\/|vite\/preload|rolldown/],
];
const OTHER = 'inline scripts, and the bench’s own';

/**
 * @param stack source files of the running functions, the innermost first; '' for foreign code.
 * @returns the name of the area to which the time is attributed.
 */
export function areaOf(stack: readonly string[]): string {
  const beside = stack.toReversed().flatMap((file) => BESIDE.find(([, pattern]) => pattern.test(file))?.[0] ?? [])[0];
  if (beside !== undefined) return beside;
  const innermost = stack.find((file) => file !== '') ?? '';
  return AREAS.find(([, pattern]) => pattern.test(innermost))?.[0] ?? OTHER;
}

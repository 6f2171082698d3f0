/** Where the app is served on its origin (D1): read by Vite, the router, the pre-renderer and the server alike. No trailing slash. */
export const BASE = '/acquisition';

/** Stands in built documents where the server puts its own origin, so that one build serves every environment. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';

/** The web app manifest of a language, by its file. */
export const manifestFile = (locale: string) => `manifest-${locale}.webmanifest`;

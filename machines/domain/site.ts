/**
 * Base path of the app on its origin (D1), shared by Vite, the router, the pre-renderer and the server. No trailing
 * slash.
 */
export const BASE = '/acquisition';

/**
 * Placeholder in built documents, which the server replaces with its own origin, so that one build serves every
 * environment.
 */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';

/** File name of the web app manifest of a language. */
export const manifestFile = (locale: string) => `manifest-${locale}.webmanifest`;

/**
 * Constants inserted by `vite.config.ts`: use these exact names, otherwise the whole `import.meta.env` object is
 * included.
 */
import type { TestResults } from './screens/Accessibility/areas.ts';

declare global {
  interface ImportMetaEnv {
    /** The version in package.json. */
    readonly CODE_VERSION: string;
    /** Only in a build. */
    readonly ACCESSIBILITY_RESULTS?: TestResults | null;
  }
}

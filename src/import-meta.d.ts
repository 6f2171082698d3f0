/** Constants that `vite.config.ts` puts into the code: by these names exactly, else the whole table of them comes along. */
import type { TestResults } from './screens/Accessibility/areas.ts';

declare global {
  interface ImportMetaEnv {
    /** The version in package.json. */
    readonly CODE_VERSION: string;
    /** In a build alone. */
    readonly ACCESSIBILITY_RESULTS?: TestResults | null;
  }
}

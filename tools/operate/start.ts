/** `npm start`: builds the site and serves the whole product on one port. */
import { exitOnStartError } from '../../graphql/backend/exit-on-start-error.ts';
import { readSettings } from '../../graphql/backend/settings/settings.ts';
import { endWithNpm } from '../process/end-with-npm.ts';
import { requireNode } from '../process/command.ts';

requireNode();
endWithNpm();
// Invalid settings are reported before the build.
try {
  readSettings(process.env);
} catch (error) {
  exitOnStartError(error);
}
await import('../build/build.ts');
await import('../../graphql/backend/main.ts');

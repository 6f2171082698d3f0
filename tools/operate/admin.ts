/**
 * `npm run admin`: the operator's commands (D53), on the configured database, whether or not the product runs.
 * Without arguments it lists them.
 */
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { EXIT, UsageError } from '../../graphql/backend/admin/command.ts';
import { UnreachableError, reach } from '../../graphql/backend/admin-client.ts';
import { readCommand } from '../../graphql/backend/admin/read-command.ts';
import { type Log, errorFields } from '../../graphql/backend/common/log.ts';
import { withRunningSettings } from '../../graphql/backend/running.ts';
import { SettingsError, readSettings } from '../../graphql/backend/settings/settings.ts';
import { requireNode } from '../process/command.ts';

const write = (stream: NodeJS.WriteStream, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });
const out = {
  write: (text: string) => write(process.stdout, text),
  complain: (line: string) => write(process.stderr, `${line}\n`),
};

/** The log goes to stderr, so that stdout has only the result. */
const log: Log = (event, fields) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);
};

const confirmed = async (): Promise<boolean> => {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question('Do it? (yes/no) ');
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
};

const run = async (args: readonly string[]): Promise<number> => {
  const asked = readCommand(args);
  if ('usage' in asked) {
    await out.write(asked.usage);
    return EXIT.done;
  }
  const settings = readSettings(withRunningSettings(process.env));
  const user = userInfo().username;
  const code = await reach(settings, { args, user }, out, log);
  return code === EXIT.unconfirmed && (await confirmed())
    ? reach(settings, { args: [...args, '--yes'], user }, out, log)
    : code;
};

/** A closed pipe, as with `head`, is no error. */
const isClosedPipe = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE';

/** The message of an error that the operator can fix; for any other error only its location, without values. */
const wordsOf = (error: unknown): string => {
  if (error instanceof SettingsError)
    return ['Settings to correct:', ...error.problems.map((p) => `  - ${p}`)].join('\n');
  if (error instanceof UsageError || error instanceof UnreachableError) return error.message;
  log('admin.failed', errorFields(error));
  return 'It failed. Nothing was changed.';
};

requireNode();
process.stdout.on('error', () => undefined);
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!isClosedPipe(error)) {
    process.exitCode = error instanceof UsageError ? EXIT.wrongUse : EXIT.failed;
    await out.complain(wordsOf(error));
  }
}

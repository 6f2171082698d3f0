/** The dev server keeps a visit of the workbench as a test, as `npm run visit -- test` does. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as wholeOf } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import type * as keeping from '../../test/visits/keep-visit.ts';
import { KEEP_ADDRESS, type KeepAnswer, type KeepRequest } from '../live/keep.types.ts';

const isRequest = (value: unknown): value is KeepRequest =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'name') === 'string' &&
  typeof Reflect.get(value, 'text') === 'string';

/** A page of elsewhere can send no JSON here without asking first, which nobody allows it. */
const isOurs = ({ method, headers }: IncomingMessage) =>
  method === 'POST' && headers['content-type'] === 'application/json' && headers['sec-fetch-site'] === 'same-origin';

function answer(response: ServerResponse, status: number, said: KeepAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
}

export const workbenchVisits = (): Plugin => ({
  name: 'vestibule:workbench-visits',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(KEEP_ADDRESS, (request, response) => {
      const keep = async () => {
        const asked: unknown = isOurs(request) ? JSON.parse(await wholeOf(request)) : null;
        if (!isRequest(asked)) return answer(response, 400, { refused: 'expected a name and a text of the workbench' });
        // The charts are loaded when one is kept, and no sooner.
        const { keepVisit } = (await server.ssrLoadModule('/test/visits/keep-visit.ts')) as typeof keeping;
        const kept = await keepVisit(asked.name, asked.text);
        return answer(response, 'files' in kept ? 200 : 409, kept);
      };
      keep().catch((error: unknown) => answer(response, 500, { refused: String(error) }));
    });
  },
});

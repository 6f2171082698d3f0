/**
 * Any GraphQL back end that implements the contract serves the product (spec, section 7; D59): here one on another
 * origin, without persisted queries.
 */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { buildSchema, graphql, type GraphQLArgs } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Product } from '../harness/product.ts';
import { press } from './actions.ts';
import { expect, test as base, useProduct } from './fixtures.ts';
import { guest } from './form.ts';
import { expectScreen } from './expect-screen.ts';
import { english } from './shown-messages.ts';

const schema = buildSchema(readFileSync(new URL('../../graphql/schema.graphql', import.meta.url), 'utf8'));
const registration = (status: string) => ({ id: '7', status, voucher: '10-percent-no-mov' });
const activated = Promise.withResolvers<void>();
const rootValue = {
  countryDetails: { country: 'AT' },
  registrationCodeDetails: {
    errors: [],
    errorDetails: [],
    countryOptions: [{ isoCode: 'AT', dataPolicyPkString: 'policy-at', termsPkString: 'terms-at' }],
    vouchers: ['10-percent-no-mov'],
  },
  submit: { registration: registration('PENDING_ACTIVATION'), token: 'a.b.c', registrationProblems: [] },
  finalizeRegistration: () => {
    activated.resolve();
    return { registration: registration('ACTIVE'), registrationProblems: [] };
  },
  registrationStatusChanged: async function* () {
    await activated.promise;
    yield { registrationStatusChanged: registration('ACTIVE') };
  },
};
const answer: RequestListener = (request, response) => {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '');
  response.setHeader('content-type', 'application/json');
  if (request.method === 'OPTIONS') response.end();
  else
    void json(request).then(async (body) => {
      const { query: source, variables: variableValues } = body as {
        query: string;
        variables: GraphQLArgs['variableValues'];
      };
      response.end(JSON.stringify(await graphql({ schema, rootValue, source, variableValues })));
    });
};

const test = base.extend<object, { sharedProduct: Product }>({
  sharedProduct: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = createServer(answer).listen(0, 'localhost');
      useServer({ schema, roots: { subscription: rootValue } }, new WebSocketServer({ server }));
      await once(server, 'listening');
      const path = `//localhost:${(server.address() as AddressInfo).port}/graphql`;
      const folder = mkdtempSync(join(tmpdir(), 'vestibule-plain-'));
      const DEFAULTS_FILE = join(folder, 'defaults.json');
      const entrancePageConfig = { subscriptionUrl: `ws:${path}` };
      writeFileSync(DEFAULTS_FILE, JSON.stringify({ acqBackendGraphqlURL: `http:${path}`, entrancePageConfig }));
      await useProduct({ DEFAULTS_FILE }, use);
      rmSync(folder, { recursive: true });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
});

test('a whole registration', async ({ page, browser, gates, openForm, onScreen }) => {
  gates.allow(/^elsewhere: (?:http|ws):\/\/localhost:\d+\/graphql$/);
  const form = await openForm();
  await form.send(guest());
  await onScreen('inbox');
  const device = await browser.newContext();
  const mailed = await device.newPage();
  await mailed.goto(new URL('/acquisition/registration/activateaccount?accountActivationId=id', page.url()).href);
  await press(mailed, english('action.activate'));
  await expectScreen(mailed, 'activated');
  await device.close();
  // Reported by the socket.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(english('activated.elsewhereHeading'));
});

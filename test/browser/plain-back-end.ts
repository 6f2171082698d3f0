/** A plain GraphQL server of the contract, elsewhere than the site: it reads the texts of operations, and knows of no hash (D59). */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { buildSchema, graphql } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';

const schema = buildSchema(readFileSync(new URL('../../graphql/schema.graphql', import.meta.url), 'utf8'));
const registration = (status: string) => ({ id: '7', status, customerId: 'c-7', voucher: '10-percent-no-mov' });
const DETAILS = {
  errors: [],
  errorDetails: [],
  invitorName: 'Clara',
  countryOptions: [{ isoCode: 'AT', dataPolicyPkString: 'policy-at', termsPkString: 'terms-at' }],
  vouchers: ['10-percent-no-mov'],
};

interface Asked {
  query: string;
  variables: Record<string, unknown>;
  operationName: string;
}

export async function plainBackEnd() {
  const activated = Promise.withResolvers<void>();
  const rootValue = {
    countryDetails: { country: 'AT' },
    registrationCodeDetails: DETAILS,
    submit: { registration: registration('PENDING_ACTIVATION'), token: 'a.b.c', registrationProblems: [] },
    finalizeRegistration: () => {
      activated.resolve();
      return { registration: registration('ACTIVE'), hybrisAccountActivationUrl: null, registrationProblems: [] };
    },
    registrationStatusChanged: async function* () {
      await activated.promise;
      yield { registrationStatusChanged: registration('ACTIVE') };
    },
  };
  const answer = async (request: IncomingMessage) => {
    const { query: source, variables: variableValues, operationName } = (await json(request)) as Asked;
    return graphql({ schema, rootValue, source, variableValues, operationName });
  };
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '');
    response.setHeader('content-type', 'application/json');
    if (request.method === 'OPTIONS') response.end();
    else void answer(request).then((said) => response.end(JSON.stringify(said)));
  });
  useServer({ schema, roots: { subscription: rootValue } }, new WebSocketServer({ server }));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    host: `localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

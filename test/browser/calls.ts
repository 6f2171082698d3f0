/** What the page says to the back end. */
import type { Page, Request, Route } from '@playwright/test';
import type * as documents from '../../graphql/generated/client/graphql.ts';

export interface Call {
  operation: string;
  method: string;
  headers: Record<string, string>;
  body: {
    operationName: string;
    query?: string;
    variables: Record<string, unknown>;
    extensions: Record<string, unknown>;
  };
}
type NameIn<Key extends string> = Key extends `${infer Name}Document` ? Uncapitalize<Name> : never;
/** The operations of the client by their documents, and those that stand apart. */
export type Operation = NameIn<keyof typeof documents> | 'countryDetails' | 'viewer' | 'createRegistrationLink';
const GRAPHQL = '**/graphql';

const callOf = (request: Request): Call => {
  const body = request.postDataJSON() as Call['body'];
  return { operation: body.operationName, method: request.method(), headers: request.headers(), body };
};
export const isCall = (request: Request) => new URL(request.url()).pathname === '/graphql';

/** Not the visit's: asked from beside it, whenever the page is live. */
const BESIDE: Operation = 'countryDetails';

/** Every GraphQL call of a page, in its order; those of the visit itself by default. */
export class Calls {
  readonly everything: Call[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      if (isCall(request)) this.everything.push(callOf(request));
    });
  }

  get all(): readonly Call[] {
    return this.everything.filter(({ operation }) => operation !== BESIDE);
  }
  of(operation: Operation): Call[] {
    return this.everything.filter((call) => call.operation === operation);
  }
  keysOf(operation: Operation): unknown[] {
    return this.of(operation).map(({ body }) => body.extensions['idempotencyKey']);
  }

  /** Treats the calls of one operation in a way of its own, until `restore`. */
  async intercept(operation: Operation, treat: (route: Route) => Promise<void>) {
    const handler = (route: Route) =>
      callOf(route.request()).operation === operation ? treat(route) : route.fallback();
    await this.#page.route(GRAPHQL, handler);
    return { restore: () => this.#page.unroute(GRAPHQL, handler) };
  }

  /** Holds the calls of one operation back until they are released; `arrived` says that the first is there. */
  async hold(operation: Operation) {
    const arrived = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    await this.intercept(operation, async (route) => {
      arrived.resolve();
      await released.promise;
      await route.continue();
    });
    return { arrived: arrived.promise, release: () => released.resolve() };
  }
}

/** The page's calls to the back end. */
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
/** The client's operations by their documents, and those defined elsewhere. */
export type Operation = NameIn<keyof typeof documents> | 'countryDetails' | 'viewer' | 'createRegistrationLink';
const GRAPHQL = '**/graphql';

const callOf = (request: Request): Call => {
  const body = request.postDataJSON() as Call['body'];
  return { operation: body.operationName, method: request.method(), headers: request.headers(), body };
};
export const isCall = (request: Request) => new URL(request.url()).pathname === '/graphql';

/** Not part of the visit: requested separately, once the page is live. */
const BESIDE: Operation = 'countryDetails';

/** All GraphQL calls of a page, in order; by default those of the visit itself. */
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

  /** Handles the calls of one operation until `restore`. */
  async intercept(operation: Operation, treat: (route: Route) => Promise<void>) {
    const handler = (route: Route) =>
      callOf(route.request()).operation === operation ? treat(route) : route.fallback();
    await this.#page.route(GRAPHQL, handler);
    return { restore: () => this.#page.unroute(GRAPHQL, handler) };
  }

  /** Holds the calls of one operation until released; `arrived` resolves with the first. */
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

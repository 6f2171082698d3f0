/** Intercepts the services of a page: records which were requested, and replaces their answers. */
import type { Page, Request, Route } from '@playwright/test';
import type { Disturbed } from './disturbances.ts';
import { SERVICES, type Service, type ServiceName } from './services-off.ts';
import { IDLE_CONTAINER } from './with-container.ts';

const pathOf = (address: string) => new URL(address).pathname;
const serviceOf = (request: Request) =>
  SERVICES.find(
    ({ path, body = '' }) => path.test(pathOf(request.url())) && (body === '' || request.postData()?.includes(body)),
  );

export async function standBetween(page: Page, disturbed: Disturbed) {
  const asked: Service[] = [];
  const requests: Request[] = [];
  const ended = Promise.withResolvers<void>();

  async function treat(route: Route) {
    const service = serviceOf(route.request());
    if (!service) return route.continue();
    asked.push(service);
    const given = disturbed.get(service);
    if (given === 'refused') return route.abort('connectionrefused');
    if (given === 'late') {
      requests.push(route.request());
      await ended.promise;
    }
    if (typeof given === 'object') return route.fulfill(given);
    return service.name === 'tag manager' ? route.fulfill(IDLE_CONTAINER) : route.continue();
  }
  await page.route(
    () => true,
    // The page has aborted the request.
    (route) => treat(route).catch(() => undefined),
  );
  return {
    /** Distinct, in the order of the table. */
    asked: () => SERVICES.filter((service) => asked.includes(service)).map(({ name }) => name),
    times: (service: ServiceName) => asked.filter(({ name }) => name === service).length,
    /** Releases late answers; resolves when they have arrived or were aborted. */
    release: async () => {
      ended.resolve();
      await Promise.all(requests.map((request) => request.response()));
    },
  };
}

const FAILED_LOAD =
  /^Failed to load resource: (?:net::ERR_CONNECTION_REFUSED|the server responded with a status of 500 \(Internal Server Error\))$/;

/** Errors of a visit, except what the browser logs about a disturbed service. */
export function unexcused(found: readonly string[], disturbed: Disturbed): string[] {
  const services = [...disturbed.keys()];
  return found.filter((line) => {
    const [, text = '', address = ''] = /^(?:page|console): (.*?)(?: \((http[^()]*)\))?$/s.exec(line) ?? [];
    const itself = services.filter(({ path }) => address !== '' && path.test(pathOf(address)));
    return (
      !(itself.length > 0 && FAILED_LOAD.test(text)) && !services.some(({ consoleErrors }) => consoleErrors?.test(text))
    );
  });
}

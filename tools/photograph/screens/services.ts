/** Test doubles of the services. */
import type { Service } from '../../../machines/common/service-calls.ts';
import { serviceCalls, type VisitServices } from '../../../machines/context/visit.calls.ts';

/** All services, each created by name. */
export const servicesBy = (make: (name: string) => Service<unknown, unknown>): VisitServices =>
  Object.assign({} as VisitServices, Object.fromEntries(Object.keys(serviceCalls).map((name) => [name, make(name)])));

/** Services that stay pending. */
export const silence: VisitServices = servicesBy(() => () => new Promise(() => undefined));

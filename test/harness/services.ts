/** Services that stand in for the real ones. */
import { serviceCalls, type VisitServices } from '../../machines/visit.calls.ts';

/** Every service, made by its name. */
export const servicesBy = (make: (name: string) => () => Promise<unknown>) =>
  Object.fromEntries(Object.keys(serviceCalls).map((name) => [name, make(name)])) as unknown as VisitServices;

/** None of them ever answers. */
export const silence: VisitServices = servicesBy(() => () => new Promise(() => undefined));

/** Services that stand in for the real ones. */
import type { VisitServices } from '../../machines/visit.services.ts';

const names: Record<keyof VisitServices, null> = {
  judgeReferrer: null,
  lookUpCode: null,
  register: null,
  finalize: null,
  changeEmail: null,
  resend: null,
  watchActivation: null,
  requestPlace: null,
  joinWaitingList: null,
  applyForMembership: null,
  unsubscribe: null,
  logout: null,
  askViewer: null,
  pingBackend: null,
};

/** Every service, made by its name. */
export const servicesBy = (make: (name: string) => () => Promise<unknown>) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, make(name)])) as unknown as VisitServices;

/** None of them ever answers. */
export const silence: VisitServices = servicesBy(() => () => new Promise(() => undefined));

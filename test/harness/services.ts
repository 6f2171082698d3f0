/** Services that stand in for the real ones. */
import type { JourneyServices } from '../../machines/journey.services.ts';

const names: Record<keyof JourneyServices, null> = {
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
  reachHouse: null,
};

/** Every service, made by its name. */
export const servicesBy = (make: (name: string) => () => Promise<unknown>) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, make(name)])) as unknown as JourneyServices;

/** None of them ever answers. */
export const silence: JourneyServices = servicesBy(() => () => new Promise(() => undefined));

/** Disturbances of the additional services, all at once. */
import { SERVICES, type Answer, type Service, type ServiceName } from './services-off.ts';

/** Some services, each with its answer. */
export type Disturbed = ReadonlyMap<Service, Answer>;
export interface Disturbance {
  name: string;
  answers: Disturbed;
  /** The services that are still requested, in the order of the table. */
  asked: readonly ServiceName[];
}
const CHUNKS: readonly ServiceName[] = ['integrations chunk', 'experiments chunk', 'reports chunk'];

function disturbance(name: string, answers: Disturbed): Disturbance {
  const missing = [...answers.keys()].flatMap(({ carries = [] }) => carries);
  return { name, answers, asked: SERVICES.map((service) => service.name).filter((one) => !missing.includes(one)) };
}
const COMMON = {
  off: (): Answer => 'refused',
  late: (): Answer => 'late',
  garbage: ({ garbage }: Service) => garbage,
};
/** All services at once. @param chunks true to include our own scripts that load them. */
export function all(fault: keyof typeof COMMON, { chunks }: { chunks: boolean }): Disturbance {
  const hit = SERVICES.filter(({ name }) => chunks || !CHUNKS.includes(name));
  const answers = hit.map((service) => [service, COMMON[fault](service)] as const);
  return disturbance(`${chunks ? 'all' : 'all but the chunks'}: ${fault}`, new Map(answers));
}
/** The worst answer of some of them. */
const worstOf = (name: string, isHit: (service: Service) => boolean): Disturbance =>
  disturbance(`at their worst: ${name}`, new Map(SERVICES.filter(isHit).map((service) => [service, service.worst])));
/** The worst answer of each; those that load others separately, because the others are not requested without them. */
export const worst: readonly Disturbance[] = [
  worstOf('what carries nothing', ({ carries }) => !carries),
  worstOf('what carries others', ({ name, carries }) => carries !== undefined && !CHUNKS.includes(name)),
  worstOf('scripts of our own', ({ name }) => name === 'experiments chunk' || name === 'reports chunk'),
];

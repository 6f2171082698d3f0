/** What may become of the services beside a visit, all at once. */
import { SERVICES, type Answer, type Service, type ServiceName } from './services-off.ts';

/** Some services, each with the answer it gives. */
export type Disturbed = ReadonlyMap<Service, Answer>;
export interface Disturbance {
  name: string;
  answers: Disturbed;
  /** Which are asked for all the same, in the order of the table. */
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
/** All at once. @param chunks whether the scripts of our own that carry them are among them. */
export function all(fault: keyof typeof COMMON, { chunks }: { chunks: boolean }): Disturbance {
  const hit = SERVICES.filter(({ name }) => chunks || !CHUNKS.includes(name));
  const answers = hit.map((service) => [service, COMMON[fault](service)] as const);
  return disturbance(`${chunks ? 'all' : 'all but the chunks'}: ${fault}`, new Map(answers));
}
/** Some of them at their worst. */
const worstOf = (name: string, isHit: (service: Service) => boolean): Disturbance =>
  disturbance(`at their worst: ${name}`, new Map(SERVICES.filter(isHit).map((service) => [service, service.worst])));
/** Each at its worst; those that carry others apart, for without them the others are not asked. */
export const worst: readonly Disturbance[] = [
  worstOf('what carries nothing', ({ carries }) => !carries),
  worstOf('what carries others', ({ name, carries }) => carries !== undefined && !CHUNKS.includes(name)),
  worstOf('scripts of our own', ({ name }) => name === 'experiments chunk' || name === 'reports chunk'),
];

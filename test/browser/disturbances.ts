/** What may become of the services beside a visit: one of them at its worst, or all at once. */
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
/** One service at its worst, for each of them. */
export const worstOfEach: readonly Disturbance[] = SERVICES.map((service) =>
  disturbance(service.name, new Map([[service, service.worst]])),
);
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

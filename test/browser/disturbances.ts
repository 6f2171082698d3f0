/** What may become of the services beside a visit: one of them by one fault, or all at once. */
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
const NAMES = SERVICES.map(({ name }) => name);

function disturbance(name: string, answers: Disturbed): Disturbance {
  const missing = [...answers.keys()].flatMap(({ carries = [] }) => carries);
  return { name, answers, asked: NAMES.filter((name) => !missing.includes(name)) };
}

/** One service, whatever can happen to it. */
const eachOf = (service: Service): Disturbance[] =>
  Object.entries(service.faults).map(([fault, answer]) =>
    disturbance(`${service.name}: ${fault}`, new Map([[service, answer]])),
  );
/** One service, one fault. */
export function one(service: ServiceName, fault: string): Disturbance {
  const name = `${service}: ${fault}`;
  const found = SERVICES.flatMap(eachOf).find((disturbance) => disturbance.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}
/** All at once; those that have no such fault: by the last of their own. */
export function all(fault: string, { chunks }: { chunks: boolean }): Disturbance {
  const hit = SERVICES.filter(({ name }) => chunks || !CHUNKS.includes(name));
  const answers = hit.map(
    (service) => [service, service.faults[fault] ?? Object.values(service.faults).at(-1) ?? 'refused'] as const,
  );
  return disturbance(`${chunks ? 'all' : 'all but the chunks'}: ${fault}`, new Map(answers));
}

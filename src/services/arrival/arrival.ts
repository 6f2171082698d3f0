/** What an address brings: read once, and cleared of what must not stay in it (D4, D5, D7). */
import { expandAcqParams } from '../../../machines/checks/acq-params.ts';
import { checkCode } from '../../../machines/checks/registration-code.ts';
import type { JourneyInput } from '../../../machines/journey.types.ts';
import type { VisitMemory } from '../storage/visit-memory.ts';

const SECRETS = ['token', 'accountActivationId', 'rc', 'ts'];
/** An e-mail address anywhere in a text, also one inside an encoded address; rather one too many than one too few. */
const ADDRESS = /[^\s@]@[^\s@]+\.[^\s@]|%40/i;

export interface Arrival {
  input: Omit<JourneyInput, 'country'>;
  /** The query without its secrets; `?` included, or empty. */
  search: string;
}

/** A newer invitation or activation id in the address takes the place of the remembered one. */
export function readArrival(search: string, memory: VisitMemory): Arrival {
  const query = new URLSearchParams(expandAcqParams(search));
  const given = checkCode(query.get('rc') ?? '');
  const activationId = query.get('accountActivationId') ?? '';
  const input: Arrival['input'] = {
    invitation: 'code' in given ? { ...given, timestamp: query.get('ts'), source: 'link' } : memory.invitation,
    activationId: activationId || memory.activationId,
    remembered: activationId ? { ...memory.remembered, activationError: null } : memory.remembered,
  };
  for (const [key, value] of Array.from(query))
    if (SECRETS.includes(key) || ADDRESS.test(key) || ADDRESS.test(value)) query.delete(key, value);
  const rest = query.toString();
  return { input, search: rest && `?${rest}` };
}

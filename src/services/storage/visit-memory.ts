/** What a visit remembers: within the tab where it is, elsewhere and later its invitation (D7, D22). */
import * as v from 'valibot';
import type { Invitation, JourneyContext, JourneyInput, Remembered } from '../../../machines/journey.types.ts';
import { readJson, readStored, writeStored } from './browser-storage.ts';

const KEY = 'vestibule.visit';
/** Raised when the shape changes: what an older version wrote is dropped. */
const VERSION = 1;

const Registration = v.object({ id: v.string(), email: v.string() });
const Stored = v.object({
  version: v.literal(VERSION),
  activationId: v.nullable(v.string()),
  registration: v.nullable(Registration),
  account: v.nullable(v.object({ state: v.picklist(['active', 'pending']), email: v.string() })),
  activationError: v.nullable(v.picklist(['failed', 'invalidLink', 'expiredLink'])),
});

export type VisitMemory = Pick<JourneyInput, 'invitation' | 'activationId' | 'remembered'>;
const nothing: Remembered = { registration: null, account: null, activationError: null };

function rememberedInvitation(): Invitation | null {
  const area = readStored('sessionStorage', 'rc') === null ? 'localStorage' : 'sessionStorage';
  const code = readStored(area, 'rc');
  return code ? { code, timestamp: readStored(area, 'ts'), source: 'memory' } : null;
}

/** What is remembered from before; nothing where storage is blocked, broken or of another version. */
export function readMemory(): VisitMemory {
  const invitation = rememberedInvitation();
  const read = v.safeParse(Stored, readJson('sessionStorage', KEY));
  if (!read.success) return { invitation, activationId: null, remembered: nothing };
  const { activationId, registration, account, activationError } = read.output;
  return { invitation, activationId, remembered: { registration, account, activationError } };
}

/** An invitation that was refused for good is not kept; one that only has no places left may have some later (D10). */
const worthKeeping = ({ invitation, judgement }: JourneyContext): Invitation | null =>
  judgement?.verdict === 'invalid' || judgement?.verdict === 'expired' ? null : invitation;

/** Writes down what the chart knows. Called after each transition; unchanged values are not written again. */
export function createMemory() {
  let last = '';
  return (context: JourneyContext) => {
    const { activationId, registration, account, activationError } = context;
    const invitation = worthKeeping(context);
    const stored = JSON.stringify({ version: VERSION, activationId, registration, account, activationError });
    const all = stored + JSON.stringify(invitation);
    if (all === last) return;
    last = all;
    writeStored('sessionStorage', KEY, stored);
    for (const area of ['sessionStorage', 'localStorage'] as const) {
      writeStored(area, 'rc', invitation?.code ?? null);
      writeStored(area, 'ts', invitation?.timestamp ?? null);
    }
  };
}

import type { StateValue } from 'xstate';
import type { LinkGeneratorContext } from '../../../machines/admin/link-generator.machine.ts';
import type { Refusal } from '../../../machines/invitation/invitation.types.ts';
import type { Failure } from '../../../machines/domain/failure.ts';
import type { Fixtures } from '../fixture.ts';

/** A situation of the page’s own machine. */
const at = (name: string, value: StateValue, context: Partial<LinkGeneratorContext> = {}) => ({
  name,
  value: { admin: 'linkGenerator' } as const,
  context: { token: 'signed.by.us', admin: true },
  within: { value, context },
});
const code = 'VESTIBULE';
const wrong = (name: string, why: Refusal | 'missing') =>
  at(name, { open: 'editing' }, { code: why === 'missing' ? '' : code, wrong: { why } });
const failed = (name: string, failure: Failure) => at(name, { open: 'editing' }, { code, failure });

export const fixtures = {
  editing: at('Waits for a code', { open: 'editing' }),
  making: at('The link is made', { making: 'waiting' }, { code }),
  slow: at('It takes long', { making: 'takingLonger' }, { code }),
  made: at(
    'The link is there',
    { open: 'made' },
    {
      code,
      link: {
        url: 'https://vestibule.example/acquisition/?acqParams=cmM9VkVTVElCVUxFJnRzPTIwMjYtMTItMDVUMTclM0EzMCUzQTAwWi5hYmM',
        validUntil: '2026-12-05T17:30:00Z',
      },
    },
  ),
  missing: wrong('No code', 'missing'),
  invalid: wrong('Refused: not valid', 'invalid'),
  expired: wrong('Refused: expired', 'expired'),
  noInvitationsLeft: wrong('Refused: no invitations left', 'noInvitationsLeft'),
  forbiddenReferrer: wrong('Refused: where it is used', 'forbiddenReferrer'),
  offline: failed('No connection', { kind: 'network' }),
  timeout: failed('No answer in time', { kind: 'timeout' }),
  technical: failed('A technical issue', { kind: 'technical' }),
  busy: failed('Too many requests', { kind: 'busy', retryAfter: 17 }),
} as const satisfies Fixtures;

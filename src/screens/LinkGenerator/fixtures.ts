import type { StateValue } from 'xstate';
import type { LinkGeneratorContext } from '../../../machines/admin/link-generator.machine.ts';
import type { CodeRefusal } from '../../../machines/context/generators.types.ts';
import type { Failure } from '../../../machines/domain/failure.ts';
import type { Fixtures } from '../fixture.ts';

/** A situation of the page's own machine. */
const at = (name: string, value: StateValue, context: Partial<LinkGeneratorContext> = {}) => ({
  name,
  value: { admin: 'linkGenerator' } as const,
  context: { token: { text: 'signed.by.us', isAdmin: true } },
  within: { value, context },
});
const code = 'VESTIBULE';
const given = { typed: code, code };
const wrong = (name: string, why: CodeRefusal) =>
  at(name, { open: 'editing' }, { ...(why === 'missing' ? {} : given), wrong: { why } });
const failed = (name: string, failure: Failure) => at(name, { open: 'editing' }, { ...given, failure });

export const fixtures = {
  editing: at('Waits for a code', { open: 'editing' }),
  making: at('The link is made', { making: 'waiting' }, given),
  slow: at('It takes long', { making: 'takingLonger' }, given),
  made: at(
    'The link is there',
    { open: 'made' },
    {
      ...given,
      link: {
        url: 'https://vestibule.example/acquisition/?acqParams=cmM9VkVTVElCVUxFJnRzPTIwMjYtMTItMDVUMTclM0EzMCUzQTAwWi5hYmM',
        validUntil: '2026-12-05T17:30:00Z',
      },
    },
  ),
  missing: wrong('No code', 'missing'),
  invalid: wrong('Refused: not valid', 'REGISTRATION_CODE_INVALID'),
  departed: wrong('Refused: its member is not active', 'INVITER_INVALID'),
  incomplete: wrong('Refused: no countries', 'CUSTOMIZATION_MISSING'),
  blocked: wrong('Refused: where it is used', 'REFERER_INVALID'),
  used: wrong('Refused: no places left', 'REGISTRATION_CODE_NO_BALANCE_LEFT'),
  reserved: wrong('Refused: every place is reserved', 'REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS'),
  unknown: wrong('Refused: nobody knows why', 'unknown'),
  offline: failed('No connection', { kind: 'network' }),
  timeout: failed('No answer in time', { kind: 'timeout' }),
  technical: failed('A technical issue', { kind: 'technical' }),
  busy: failed('Too many requests', { kind: 'busy', retryAfter: 17 }),
} as const satisfies Fixtures;

/** Everything that the chart asks of the outside, in one place. */
import type { JourneyServices } from '../../machines/journey.services.ts';
import { activate } from './activation/activate.ts';
import { lookUpCode } from './invitation/look-up-code.ts';
import { resend } from './mail/resend.ts';
import { register } from './registration/register.ts';

export const services: JourneyServices = { lookUpCode, register, activate, resend };

/** Registered: the activation mail is on its way. */
import { journey } from '../journey.setup.ts';
import { resending } from '../mail/resend.states.ts';

export const formFinished = journey.createStateConfig({
  id: 'formFinished' as const,
  description: 'Check your inbox: the activation mail was sent. It can be asked for again.',
  route: { guard: 'registered' },
  meta: { path: '/registration/formfinished', screen: 'FormFinished', layout: 'default' },
  entry: 'clearProblem',
  ...resending('bearer'),
});

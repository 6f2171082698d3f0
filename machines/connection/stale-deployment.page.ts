import type { PageDefinition } from '../page/page.types.ts';

/** Part of the shell bundle, so it only uses the common messages. */
export const staleDeploymentPage = {
  id: 'staleDeployment',
  path: null,
  screen: 'StaleDeployment',
  layout: 'centered',
  accent: null,
  messages: [],
  offers: { reload: { event: 'reload.retried', role: 'button', message: 'action.tryAgain', when: ['unreachable'] } },
} as const satisfies PageDefinition;

import type { PageDefinition } from '../page.types.ts';

/** It comes with the shell, and so do its messages: what is common. */
export const staleDeploymentPage = {
  id: 'staleDeployment',
  path: null,
  screen: 'StaleDeployment',
  layout: 'centered',
  accent: null,
  messages: [],
  offers: { reload: { event: 'reload.retried', role: 'button', message: 'action.tryAgain', when: ['unreachable'] } },
} as const satisfies PageDefinition;

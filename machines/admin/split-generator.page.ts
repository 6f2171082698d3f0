import type { PageDefinition } from '../page.types.ts';
import { cancel } from '../waiting.offers.ts';

/** What it offers is sent to a machine of its own. */
export const splitGeneratorPage = {
  id: 'splitGenerator',
  path: '/admin/splitgenerator',
  screen: 'SplitGenerator',
  layout: 'centered',
  accent: 'oxblood',
  unlisted: true,
  messages: ['splitGenerator', 'copying'],
  offers: {
    pick: { event: 'experiment.picked', role: 'combobox', message: 'splitGenerator.experiment', when: ['listed'] },
    listAgain: { event: 'list.retried', role: 'button', message: 'action.tryAgain', unless: ['busy', 'listed'] },
    cancel,
  },
} as const satisfies PageDefinition;

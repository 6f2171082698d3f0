import type { PageDefinition } from '../page.types.ts';
import { cancel } from '../waiting.offers.ts';

/** What it offers is sent to a machine of its own. */
export const splitGeneratorPage = {
  id: 'splitGenerator',
  path: '/admin/splitgenerator',
  screen: 'SplitGenerator',
  layout: 'centered',
  accent: null,
  unlisted: true,
  messages: ['splitGenerator', 'fields', 'codeRefusal', 'copying'],
  offers: {
    pick: { event: 'experiment.picked', role: 'combobox', message: 'splitGenerator.experiment', when: ['listed'] },
    /** Sent to the machine of the link generator, which is on this page too. */
    code: { event: 'code.typed', field: 'code', role: 'textbox', message: 'fields.code', when: ['listed'] },
    useCode: { event: 'code.submitted', role: 'button', message: 'splitGenerator.useCode', when: ['listed'] },
    listAgain: { event: 'list.retried', role: 'button', message: 'action.tryAgain', unless: ['busy', 'listed'] },
    cancel,
  },
} as const satisfies PageDefinition;

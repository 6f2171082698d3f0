import type { PageDefinition } from '../page/page.types.ts';
import { cancel } from '../page/waiting.offers.ts';

/** Its offers are sent to a separate machine. */
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
    /** Sent to the machine of the link generator, which this page also runs. */
    code: { event: 'code.typed', field: 'code', role: 'textbox', message: 'fields.code', when: ['listed'] },
    useCode: { event: 'code.submitted', role: 'button', message: 'splitGenerator.useCode', when: ['listed'] },
    listAgain: { event: 'list.retried', role: 'button', message: 'action.tryAgain', unless: ['busy', 'listed'] },
    cancel,
  },
} as const satisfies PageDefinition;

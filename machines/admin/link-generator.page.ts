import type { PageDefinition } from '../page/page.types.ts';
import { cancel, tryAgain } from '../page/waiting.offers.ts';

/** Its offers are sent to a separate machine. */
export const linkGeneratorPage = {
  id: 'linkGenerator',
  path: '/admin/registrationlinkgenerator',
  screen: 'LinkGenerator',
  layout: 'centered',
  accent: null,
  unlisted: true,
  messages: ['linkGenerator', 'fields', 'codeRefusal', 'copying'],
  offers: {
    code: { event: 'code.typed', field: 'code', role: 'textbox', message: 'fields.code' },
    makeLink: { event: 'code.submitted', role: 'button', message: 'linkGenerator.action', during: 'busy' },
    makeLinkAgain: { ...tryAgain('viewer'), event: 'code.submitted' },
    cancel,
  },
} as const satisfies PageDefinition;

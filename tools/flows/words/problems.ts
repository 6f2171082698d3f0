/** Problems, as shown to the visitor. */
import type { Problem } from '../../../machines/requests/requests.types.ts';

export const PROBLEM_WORDS: Readonly<Record<Problem['kind'], string>> = {
  code: 'the code is refused',
  fields: 'fields are wrong',
  lapsed: 'it must be sent once more',
  network: 'there is no network',
  timeout: 'no answer came in time',
  technical: 'the back end has an error',
  missing: 'a part of the page is gone',
  busy: 'one is to wait',
};

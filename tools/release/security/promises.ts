/** All that docs/security.md says of OWASP ASVS 5.0.0. */
import type { Promises } from './promise.types.ts';
import { BUILT } from './promises/built.ts';
import { HELD_BY_ACCOUNTS } from './promises/held-by-accounts.ts';
import { HELD_BY_PAGES } from './promises/held-by-pages.ts';
import { HELD_BY_REQUESTS } from './promises/held-by-requests.ts';
import { HELD_BY_RUNNING } from './promises/held-by-running.ts';
import { ELSEWHERE, NOT_APPLICABLE, NOT_PROMISED } from './promises/not-ours.ts';

export const PROMISES: Promises = {
  held: [...HELD_BY_PAGES, ...HELD_BY_ACCOUNTS, ...HELD_BY_REQUESTS, ...HELD_BY_RUNNING],
  built: BUILT,
  elsewhere: ELSEWHERE,
  notPromised: NOT_PROMISED,
  notApplicable: NOT_APPLICABLE,
};

import { HOUR, after } from '../common/clock.ts';
import { pageUrl } from '../mail/links.ts';
import { command } from './command.ts';
import { address, count, oneOf, otherwise, positional } from './options.ts';
import { forPeople } from './print.ts';

const PAGES = { links: '/admin/registrationlinkgenerator', splits: '/admin/splitgenerator' } as const;
const DEFAULT_HOURS = 12;

export const adminLink = command({
  name: 'admin-link',
  summary: 'Issues a link to a page for admins: the link generator, the split generator',
  does: 'shows',
  options: {
    page: positional(oneOf(['links', 'splits'], 'which of them')),
    for: address('whose it is: it signs them in as an admin'),
    hours: otherwise(count(`how long it is good, ${DEFAULT_HOURS} without it`, 1, 168), String(DEFAULT_HOURS)),
  },
  run: async ({ backEnd, now }, { page, for: email, hours }) => {
    const token = await backEnd.tokens.issue({ purpose: 'admin', validFor: hours * HOUR, claims: { email } });
    const url = pageUrl(backEnd.publicUrl, 'en', PAGES[page], { token });
    const validUntil = after(now, hours * HOUR);
    return {
      kind: 'done',
      lines: [url, `Good until ${forPeople(validUntil)}. Whoever has it is an admin until then.`],
      data: { url, validUntil },
      counts: { links: 1 },
      about: null,
    };
  },
});

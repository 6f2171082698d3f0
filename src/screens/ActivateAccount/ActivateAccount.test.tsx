import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { plainOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import ActivateAccount from './ActivateAccount.tsx';
import { fixtures } from './fixtures.ts';

screenTests();

test.each(['asking', 'withNewsletter'] as const)(
  '%s: shows what the click agrees to above the button',
  async (situation) => {
    const { container } = await show(ActivateAccount, fixtures[situation]);
    const links = screen
      .getAllByRole<HTMLAnchorElement>('link')
      .map(({ textContent, pathname, target }) => [textContent, pathname, target]);
    const notes = [...container.querySelectorAll('.note, button')].map(({ textContent }) => textContent);
    expect([links, notes]).toEqual([
      [
        ['terms and conditions', '/legal/terms', '_blank'],
        ['privacy policy', '/legal/privacy', '_blank'],
      ],
      [
        plainOf('en', 'activateAccount.agreed'),
        ...(situation === 'withNewsletter' ? [textOf('en', 'activateAccount.newsletter')] : []),
        'Activate my account',
        textOf('en', 'activateAccount.note'),
      ],
    ]);
  },
);

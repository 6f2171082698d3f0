import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { localServer } from '../../../test/harness/local-server.ts';
import { exactly, headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import SplitGenerator from './SplitGenerator.tsx';

const server = localServer();
const served = {
  features: {},
  experiments: [
    {
      key: 'layout',
      name: 'Layout',
      weights: [0.25, 0.75],
      coverage: 0.5,
      variations: [{}, { urlRedirect: '/acquisition/women' }],
      meta: [{ name: 'A' }, { name: 'B' }],
    },
  ],
};
const serves = (payload: object) =>
  server.answers(200, { 'content-type': 'application/json' }, JSON.stringify(payload));
/** Initial state of the page's machine. */
const { name, value, context } = fixtures.loading;
const initial = { name, value, context };

screenTests();
const select = () =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: textOf('en', 'splitGenerator.experiment') });
const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));

test('loads the experiments; one is picked, with its shares and a link for each variation (D32)', async () => {
  serves(served);
  const { user } = await show(SplitGenerator, initial);
  expect([screen.getByRole('heading').textContent, document.querySelector('.lead')?.textContent]).toEqual([
    headingOf('en', 'splitGenerator.heading', 'splitGenerator.second'),
    textOf('en', 'splitGenerator.lead'),
  ]);
  const list = await select();
  expect([[...list.options].map(({ text }) => text), screen.queryByRole('table')]).toEqual([
    [textOf('en', 'splitGenerator.placeholder'), 'Layout'],
    null,
  ]);
  await user.selectOptions(list, 'Layout');
  expect([
    [...list.options].map(({ text }) => text),
    rows(),
    screen.getByText(/of visitors take part/).textContent,
  ]).toEqual([
    ['Layout'],
    [
      [textOf('en', 'splitGenerator.variation'), textOf('en', 'splitGenerator.share')],
      ['A', '25%'],
      ['B', '75%'],
    ],
    '50% of visitors take part.',
  ]);
  const previews = screen.getAllByRole('group').map((group) => ({
    name: group.getAttribute('aria-label'),
    link: within(group).getByRole<HTMLInputElement>('textbox').value,
    open: within(group)
      .getByRole('link', { name: textOf('en', 'splitGenerator.open') })
      .getAttribute('href'),
    copy: within(group).getAllByRole('button', { name: 'Copy link' }).length,
  }));
  const preview = (index: number) => new URL(`/acquisition/?layout=${index}&preview=layout`, location.origin).href;
  expect(previews).toEqual([
    { name: 'A', link: preview(0), open: preview(0), copy: 1 },
    { name: 'B', link: preview(1), open: preview(1), copy: 1 },
  ]);
});

describe('a variation that shows on the form requires a code (D32)', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Registration code' });
  const needed = () => screen.queryByText(textOf('en', 'splitGenerator.codeNeeded'), exactly)?.tagName;
  const links = () =>
    screen.queryAllByRole('group').map((group) => within(group).getByRole<HTMLInputElement>('textbox').value);
  test('which the back end checks, and its links then contain', async () => {
    const url = 'https://vestibule.example/acquisition/?acqParams=cmM9Vg';
    server.data({ createRegistrationLink: { link: { url, validUntil: '2026-12-05T17:30:00Z' }, errors: [] } });
    const { user } = await show(SplitGenerator, fixtures.chosen);
    expect([needed(), links()]).toEqual(['P', []]);
    await user.type(field(), 'vesti-bule{Enter}');
    await screen.findByText('The links open the registration form with VESTIBULE.');
    const { headers, body } = server.only();
    expect([headers.authorization, body['variables'], needed(), links()]).toEqual([
      'Bearer signed.by.us',
      { registrationCode: 'VESTIBULE' },
      undefined,
      [0, 1].map(
        (at) => `https://vestibule.example/acquisition/?welcome-voucher=${at}&preview=welcome-voucher&acqParams=cmM9Vg`,
      ),
    ]);
  });
  test.each([
    ['', 'Please provide an access code.', 0],
    ['NOBALANCE', 'This code has no places left: its balance is 0.', 1],
  ])('%j shows a field error, and no link', async (typed, words, calls) => {
    server.data({ createRegistrationLink: { link: null, errors: ['REGISTRATION_CODE_NO_BALANCE_LEFT'] } });
    const { user } = await show(SplitGenerator, fixtures.chosen);
    await user.type(field(), `${typed}{Enter}`);
    await screen.findByText(words);
    expect([document.activeElement, server.received.length, links()]).toEqual([field(), calls, []]);
  });
});

test('formats shares in the language, assigns no visitor, and announces what is shown', async () => {
  const { user } = await show(SplitGenerator, fixtures.idle);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect([cells, screen.getByText(textOf('en', 'splitGenerator.nobody'), exactly).tagName]).toEqual([
    ['33.3%', '33.3%', '33.3%'],
    'P',
  ]);
  await user.selectOptions(await select(), 'Welcome voucher');
  const message = screen.getByText('2 variations of “Welcome voucher”.');
  expect(message.matches('[aria-live="polite"] > *')).toBe(true);
});

test('no experiments: says so, and asks again', async () => {
  serves(served);
  const { user } = await show(SplitGenerator, fixtures.none);
  expect([screen.getByText(textOf('en', 'splitGenerator.none')).className, screen.queryByRole('combobox')]).toEqual([
    'lead',
    null,
  ]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await select()).value).toBe('');
});

test('no response (D24): says that it takes long; can be cancelled, and asks again', async () => {
  serves(served);
  const { user } = await show(SplitGenerator, fixtures.slow);
  expect(screen.getByText(textOf('en', 'waiting.slow')).closest('[aria-live]')?.getAttribute('aria-live')).toBe(
    'polite',
  );
  await user.click(screen.getByRole('button', { name: textOf('en', 'action.cancel') }));
  expect(screen.getByText(textOf('en', 'splitGenerator.stopped')).tagName).toBe('P');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await select()).options.length).toBe(2);
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { localServer } from '../../../test/harness/local-server.ts';
import { aNotice, described, screenTests, sectionOf, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import LinkGenerator from './LinkGenerator.tsx';

const server = localServer();
const link = { url: 'https://vestibule.example/acquisition/?acqParams=abc', validUntil: '2026-12-05T17:30:00Z' };
const answers = (answer: { link: typeof link | null; errors: readonly string[] }) =>
  server.data({ createRegistrationLink: answer });

screenTests();
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Registration code' });
const button = () => screen.getByRole('button', { name: textOf('en', 'linkGenerator.action') });
const named = (code: string) => textOf('en', 'linkGenerator.link', { code });
const made = () => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${named('.+')}$`) });

describe('a code', () => {
  test('becomes a link, with the token of the page, as does the next one (D31)', async () => {
    answers({ link, errors: [] });
    const { user } = await show(LinkGenerator, fixtures.editing);
    await user.type(field(), 'vesti-bule{Enter}');
    expect((await made()).value).toBe(link.url);
    const { headers, body } = server.only();
    expect([headers.authorization, body['variables']]).toEqual([
      'Bearer signed.by.us',
      { registrationCode: 'VESTIBULE' },
    ]);
    const second = { ...link, url: `${link.url}d` };
    answers({ link: second, errors: [] });
    await user.clear(field());
    await user.type(field(), 'lastone');
    await user.click(button());
    await waitFor(async () => expect((await made()).value).toBe(second.url));
    expect([field().value, screen.getByText(named('LASTONE')).tagName]).toEqual(['lastone', 'LABEL']);
  });
  test('says each time that an empty code is required, and focuses the field (D10)', async () => {
    const { user } = await show(LinkGenerator, fixtures.editing);
    for (const text of ['  ', '', '']) {
      if (text) await user.type(field(), text);
      await user.click(button());
      expect([described(field()), document.activeElement]).toEqual([
        { invalid: 'true', words: ['Please provide an access code.', textOf('en', 'fields.codeHint')] },
        field(),
      ]);
    }
    expect(server.received).toEqual([]);
  });
});

test.each([
  ['invalid', 'This registration code is not valid: it doesn’t exist, or it has ended.'],
  ['departed', 'The member this code belongs to is no longer active.'],
  ['incomplete', 'No countries are set up for this code yet.'],
  ['blocked', 'This code is blocked because of where it was used.'],
  ['used', 'This code has no places left: its balance is 0.'],
  ['reserved', 'Every place left on this code is reserved for a registration that is not active yet.'],
  ['unknown', 'The code was refused for a reason that this page does not know.'],
] as const)('%s: shows the error under the field', async (situation, words) => {
  await show(LinkGenerator, fixtures[situation]);
  expect([described(field()), screen.queryByRole('region', aNotice)]).toEqual([
    { invalid: 'true', words: [words, textOf('en', 'fields.codeHint')] },
    null,
  ]);
});

test('while it is created: the button keeps its name and is unavailable; no element around the text is busy', async () => {
  await show(LinkGenerator, fixtures.making);
  expect([
    button().ariaDisabled,
    document.querySelector('[aria-busy]'),
    field().value,
    field().readOnly,
    screen.queryByRole('button', { name: textOf('en', 'action.cancel') }),
    screen.getByText(textOf('en', 'linkGenerator.waiting')).closest('[aria-live]')?.getAttribute('aria-live'),
  ]).toEqual(['true', null, 'VESTIBULE', true, null, 'polite']);
});

describe('the link', () => {
  const at = new Date(link.validUntil);
  const time = `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`;
  test.each([
    ['en', `Valid for 14 days, until ${at.getDate()} December 2026, ${time}`],
    ['de', `Gültig 14 Tage, bis ${at.getDate()}. Dezember 2026, ${time} Uhr`],
  ] as const)('%s: is read only, and announced politely with its validity', async (locale, words) => {
    await show(LinkGenerator, fixtures.made, { locale });
    const region = sectionOf(textOf(locale, 'linkGenerator.ready'));
    const shown = within(region).getByRole<HTMLInputElement>('textbox');
    const code = within(region).getByText(textOf(locale, 'linkGenerator.code', { code: 'VESTIBULE' })).tagName;
    const announced = within(region).getByText(words).matches('[aria-live="polite"] > *');
    expect([announced, code, shown.value, shown.readOnly]).toEqual([
      true,
      'P',
      fixtures.made.within.context.link?.url,
      true,
    ]);
  });
});

test('no response (D24): shows a notice with the next step, not a field error; retries with the current value', async () => {
  answers({ link, errors: [] });
  const { user } = await show(LinkGenerator, fixtures.offline);
  const alert = screen.getByRole('region', aNotice);
  expect([described(field()).invalid, field().value, document.activeElement]).toEqual([null, 'VESTIBULE', alert]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect([(await made()).value, screen.queryByRole('region', aNotice)]).toEqual([link.url, null]);
});

test('no longer an admin: the visit denies access (D31)', async () => {
  const errors = [{ message: 'Not allowed', extensions: { code: 'FORBIDDEN' } }];
  server.answers(200, { 'content-type': 'application/json' }, JSON.stringify({ data: null, errors }));
  const { user, sent, visit } = await show(LinkGenerator, fixtures.editing);
  await user.type(field(), 'VESTIBULE{Enter}');
  await waitFor(() => expect(sent).toEqual([{ type: 'role.refused' }]));
  const { value, context } = visit.getSnapshot();
  expect([value, context.token.isAdmin, context.token.text]).toEqual(['unknownAddress', false, null]);
});

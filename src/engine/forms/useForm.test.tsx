/** Life cycle of a form on DOM fields: input before the script loaded (D23), and earlier input in this tab (D22). */
import { runInThisContext } from 'node:vm';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormDefinition } from '../../../machines/forms/form.types.ts';
import { NOTHING_KNOWN } from '../../../machines/forms/facts.ts';
import { PRE_HYDRATION } from '../../prerender/pre-hydration.ts';
import { keepDraft, readDraft } from '../../services/storage/draft.ts';
import type { ReadVisit } from '../visit/engine.ts';
import { EngineProvider } from '../visit/hooks.tsx';
import { LanguageProvider } from '../language/language.tsx';
import { createLanguageStore } from '../language/language-store.ts';
import { bareSnapshot } from '../visit/pages.ts';
import { saveDelivered, usePreHydration } from '../hydration/usePreHydration.ts';
import { useForm } from './useForm.ts';

const initial = { gender: '', name: '', country: 'DE', terms: false };
type Values = typeof initial;
const submitted = vi.fn<(values: unknown) => void>();
const noticed = vi.fn<() => void>();
const bare = bareSnapshot('landing');
const visit: ReadVisit = {
  getSnapshot: () => bare,
  subscribe: () => ({ unsubscribe: () => undefined }),
  send: (event) => {
    if (event.type === 'code.begun') noticed();
    if (event.type === 'form.submitted') submitted(event.values);
  },
};
const language = createLanguageStore({ locale: 'en', base: '/acquisition' });
beforeAll(() => language.load('Landing'));

const definition = (id: string): FormDefinition<Values> => ({
  id,
  initial,
  wrong: () => ({}),
  begun: { type: 'code.begun' },
  handOver: (values) => ({ type: 'form.submitted', values: values as never }),
});

function TheForm({ defaults = initial, id = 'the-form' }: { defaults?: Values; id?: string }) {
  const { values, handlers } = useForm(definition(id), {
    ...NOTHING_KNOWN,
    fields: ['gender', 'name', 'country', 'terms'],
    known: defaults,
    problem: null,
    busy: false,
  });
  return (
    <form id={id} aria-label={id} onSubmit={handlers.press} suppressHydrationWarning>
      <input
        type="radio"
        name="gender"
        value="woman"
        checked={values.gender === 'woman'}
        onChange={handlers.change}
        aria-label="Ms/Mrs"
      />
      <input name="name" value={values.name} onChange={handlers.change} aria-label="Name" />
      <select name="country" value={values.country} onChange={handlers.change} aria-label="Country">
        <option>DE</option>
        <option>AT</option>
      </select>
      <input type="checkbox" name="terms" checked={values.terms} onChange={handlers.change} aria-label="Terms" />
      <button type="submit">Register</button>
    </form>
  );
}
/** The page around its forms. */
function Page({ children }: { children: ReactNode }) {
  usePreHydration();
  return (
    <LanguageProvider store={language} onError={failed}>
      <EngineProvider visit={visit} bare={bare}>
        {children}
      </EngineProvider>
    </LanguageProvider>
  );
}
const shown = () => ({
  gender: screen.getByRole<HTMLInputElement>('radio').checked ? 'woman' : '',
  name: screen.getByRole<HTMLInputElement>('textbox').value,
  country: screen.getByRole<HTMLSelectElement>('combobox').value,
  terms: screen.getByRole<HTMLInputElement>('checkbox').checked,
});

const failed = (error: unknown): void => expect.fail(String(error));
const draw = (defaults?: Values) =>
  render(
    <Page>
      <TheForm {...(defaults && { defaults })} />
    </Page>,
  );
/** The server-rendered page with its inline script; then the visitor acts; then the script loads. */
async function hydrated(
  meanwhile: () => Promise<void> | void,
  forms: ReactNode = <TheForm />,
  onRecoverableError = failed,
) {
  const page = document.body.appendChild(document.createElement('div'));
  const app = <Page>{forms}</Page>;
  page.innerHTML = renderToString(app);
  runInThisContext(PRE_HYDRATION);
  await meanwhile();
  saveDelivered(page);
  render(app, { container: page, hydrate: true, onRecoverableError });
}

beforeEach(() => {
  submitted.mockReset();
  noticed.mockReset();
});
afterEach(() => {
  window.preHydration?.release();
  delete window.preHydration;
});

describe('a server-rendered form', () => {
  const type = async () => {
    await userEvent.type(screen.getByRole('textbox'), 'Zoë');
    await userEvent.click(screen.getByRole('radio'));
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.selectOptions(screen.getByRole('combobox'), 'AT');
  };
  const typed = { gender: 'woman', name: 'Zoë', country: 'AT', terms: true };

  test('keeps input typed before hydration', async () => {
    await hydrated(type);
    expect([shown(), window.preHydration, submitted.mock.calls]).toEqual([typed, undefined, []]);
    expect(noticed.mock.calls).toEqual([[]]);
  });
  test('keeps input and focus on a page that others have changed (D62)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const before: HTMLElement[] = [];
    const changed = async () => {
      await type();
      before.push(screen.getByRole('textbox'));
      before[0]?.focus();
      screen.getByRole('button').prepend('Changed: ');
    };
    await hydrated(changed, undefined, () => undefined);
    expect([shown(), noticed.mock.calls, before[0]?.isConnected]).toEqual([typed, [[]], false]);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });
  test('runs a deferred submit once, with the typed values', async () => {
    await hydrated(async () => {
      await type();
      await userEvent.click(screen.getByRole('button'));
      expect(document.querySelector('[aria-busy="true"]')).toBe(screen.getByRole('button', { name: 'Register' }));
    });
    await waitFor(() => expect(submitted.mock.calls).toEqual([[typed]]));
    expect(document.querySelector('[aria-busy]')).toBeNull();
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(submitted.mock.calls.length).toBe(2));
  });
});

test('two forms on one page keep their own input, and run their own deferred submit', async () => {
  await hydrated(
    async () => {
      const second = within(screen.getByRole('form', { name: 'second' }));
      await userEvent.type(within(screen.getByRole('form', { name: 'first' })).getByRole('textbox'), 'Ada');
      await userEvent.type(second.getByRole('textbox'), 'Zoë');
      await userEvent.click(second.getByRole('button'));
    },
    <>
      <TheForm id="first" />
      <TheForm id="second" />
    </>,
  );
  await waitFor(() => expect(submitted.mock.calls).toEqual([[{ ...initial, name: 'Zoë' }]]));
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['Ada', 'Zoë']);
  expect([document.querySelector('[aria-busy]'), window.preHydration]).toEqual([null, undefined]);
});

test('a value that the visit knows is filled in on the next render (D19)', async () => {
  /** A store that hydrates with the server's value and has a different one right after, like the engine's. */
  function FormWithFacts() {
    const country = useSyncExternalStore(
      () => () => undefined,
      () => 'AT',
      () => 'DE',
    );
    return <TheForm defaults={{ ...initial, country }} />;
  }
  await hydrated(() => undefined, <FormWithFacts />);
  await waitFor(() => expect(shown()).toEqual({ ...initial, country: 'AT' }));
});

describe('a form that mounts later', () => {
  test('starts from draft and default, and stores the draft', async () => {
    keepDraft('the-form', { ...initial, name: 'Draft' });
    const { unmount } = draw({ ...initial, country: 'AT' });
    expect(shown()).toEqual({ ...initial, name: 'Draft' });
    await userEvent.type(screen.getByRole('textbox'), 's');
    unmount();
    draw();
    expect(shown()).toEqual({ ...initial, name: 'Drafts' });
  });
  test('stores no draft of untouched fields: the default may change', () => {
    draw({ ...initial, name: 'Before' }).unmount();
    draw({ ...initial, name: 'After' });
    expect([shown().name, readDraft('the-form', initial)]).toEqual(['After', null]);
  });
});

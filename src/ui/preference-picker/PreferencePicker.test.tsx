import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PreferencePicker } from './PreferencePicker.tsx';

afterEach(cleanup);

const choices = [
  { value: 'women', label: 'Women' },
  { value: 'men', label: 'Men' },
  { value: 'home', label: 'Home' },
] as const;

const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ name, checked }) => [name, checked]);

test('preference-picker are one group of boxes named as their values, of which any number is ticked', async () => {
  const change = vi.fn<(value: string, chosen: boolean) => void>();
  const Preferences = () => {
    const [chosen, setChosen] = useState<readonly string[]>(['women']);
    return (
      <PreferencePicker
        legend="Shopping preferences"
        choices={choices}
        chosen={chosen}
        onChange={(value, isChosen) => {
          change(value, isChosen);
          setChosen(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value));
        }}
      />
    );
  };
  render(<Preferences />);
  const group = within(screen.getByRole('group', { name: 'Shopping preferences' }));
  await userEvent.click(group.getByRole('checkbox', { name: 'Home' }));
  await userEvent.tab({ shift: true });
  await userEvent.keyboard(' ');
  await userEvent.click(screen.getByText('Women'));
  expect(change.mock.calls).toEqual([
    ['home', true],
    ['men', true],
    ['women', false],
  ]);
  expect(ticked()).toEqual([
    ['women', false],
    ['men', true],
    ['home', true],
  ]);
});

test('while they are sent they keep focus, are told so, and change nothing', async () => {
  const change = vi.fn<(value: string, chosen: boolean) => void>();
  render(
    <PreferencePicker legend="Shopping preferences" choices={choices} chosen={['men']} onChange={change} readOnly />,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Women' });
  await userEvent.click(box);
  expect([change.mock.calls.length, document.activeElement, box.getAttribute('aria-disabled'), box.disabled]).toEqual([
    0,
    box,
    'true',
    false,
  ]);
  expect(ticked()).toEqual([
    ['women', false],
    ['men', true],
    ['home', false],
  ]);
});

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SewnLabel } from './SewnLabel.tsx';

afterEach(cleanup);

test.each([
  ['for two weeks', '10% to welcome you for two weeks', 1],
  [undefined, '10% to welcome you', 0],
])('its words are one sentence with the note beneath them: %s', (note, read, notes) => {
  const { container } = render(<SewnLabel note={note}>10% to welcome you</SewnLabel>);
  expect([container.textContent, container.querySelectorAll('.sewn-label__note').length]).toEqual([read, notes]);
});

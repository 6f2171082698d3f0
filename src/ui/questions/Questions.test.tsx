import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Questions } from './Questions.tsx';

afterEach(cleanup);

const questions = (
  <Questions
    questions={[
      { id: 'cost', question: 'What does it cost?', answer: 'Nothing.' },
      { id: 'returns', question: 'What about returns?', answer: 'They are free.' },
    ]}
  />
);
const open = () => screen.getAllByRole('group').map((one) => one.hasAttribute('open'));

test('each opens and closes by itself', async () => {
  render(questions);
  const seen = [open()];
  for (const question of ['What about returns?', 'What does it cost?', 'What about returns?']) {
    await userEvent.click(screen.getByText(question));
    seen.push(open());
  }
  expect(seen).toEqual([
    [false, false],
    [false, true],
    [true, true],
    [true, false],
  ]);
});
test('pre-rendered, every answer is there to be found', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(questions);
  expect([...place.querySelectorAll('details')].map(({ textContent }) => textContent)).toEqual([
    'What does it cost?Nothing.',
    'What about returns?They are free.',
  ]);
});

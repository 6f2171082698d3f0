import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Voucher } from './Voucher.tsx';
import { pictureNamed } from '../art/address.ts';

afterEach(cleanup);

test('the picture of its accent keeps its room and says nothing; the figure is text on the label', () => {
  const { container } = render(
    <Voucher
      accent="brass"
      figure={
        <>
          <VisuallyHidden>Voucher of </VisuallyHidden>€ 100
        </>
      }
    />,
  );
  const image = container.querySelector('img');
  expect([image?.getAttribute('src'), image?.width, image?.height, image?.alt]).toEqual([
    pictureNamed('voucher-brass'),
    480,
    320,
    '',
  ]);
  const label = container.querySelector('.voucher__label');
  expect([label?.textContent, label?.children.length]).toEqual(['Voucher of € 100', 1]);
});

test('a few words may stand beneath the figure', () => {
  const { container } = render(
    <Voucher accent="oxblood" figure="€ 100">
      for your first order
    </Voucher>,
  );
  expect([...container.querySelectorAll('.voucher__label p')].map((words) => words.textContent)).toEqual([
    '€ 100',
    'for your first order',
  ]);
});

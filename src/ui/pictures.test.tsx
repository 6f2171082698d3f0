/** Decorative pictures: without alternative text, with reserved space, and lazily loaded; all information is text. */
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { ShadowRow } from './shadow-row/ShadowRow.tsx';
import { WARDROBE } from './shadow-row/wardrobe.ts';
import { Steps } from './steps/Steps.tsx';
import { Swatch, SWATCHES, swatchOf } from './swatch/Swatch.tsx';
import { Voucher } from './voucher/Voucher.tsx';
import { VisuallyHidden } from './visually-hidden/VisuallyHidden.tsx';

const fileOf = (address: string) => address.replace(/^\/(acquisition\/)?/, '');
const nameOf = (address: string) => address.replace(/^.*\/|\.svg$/g, '');
/** Dimensions of the picture. */
const roomOf = (address: string) => /viewBox="0 0 ([^"]+)"/.exec(readFileSync(fileOf(address), 'utf8'))?.[1];
const facts = (['a', 'b', 'c', 'd'] as const).map((id) => ({ id, figure: `Figure ${id}`, meaning: `means ${id}.` }));
const [a, b, c, d] = facts;
if (!a || !b || !c || !d) throw new Error('four facts');

test.each<[string, ReactElement, readonly string[], string]>([
  [
    'steps',
    <Steps
      key="steps"
      accent="brass"
      steps={[
        { id: 'a', curtain: 'closed', heading: 'Someone invites you', words: 'By link or code.' },
        { id: 'b', curtain: 'open', heading: 'You are in', words: 'At midnight.' },
      ]}
    />,
    ['curtain-brass-closed', 'curtain-brass-open'],
    'ol:not([role]) > li > h3: Someone invites you, You are in',
  ],
  [
    'garments',
    <ShadowRow key="garments" accent="midnight" garments={WARDROBE.mixed} facts={[a, b, c, d]} />,
    WARDROBE.mixed.map((garment) => `shadow-midnight-${garment}`),
    'dl > div > dt: Figure a, Figure b, Figure c, Figure d',
  ],
  [
    'cloth',
    <Swatch key="cloth" accent="bottle">
      Gold
    </Swatch>,
    ['silk-bottle'],
    '.swatch--upright: Gold',
  ],
  [
    'a voucher, whose figure is text on the label',
    <Voucher
      key="voucher"
      accent="brass"
      figure={
        <>
          <VisuallyHidden>Voucher of </VisuallyHidden>€ 100
        </>
      }
    >
      for your first order
    </Voucher>,
    ['voucher-brass'],
    '.voucher__label p: Voucher of € 100, for your first order',
  ],
])(
  '%s: pictures reserve their space and are hidden from screen readers; words are text [A33]',
  (_, element, names, words) => {
    const { container } = render(element);
    const pictures = [...container.querySelectorAll('img')];
    const [selector = ''] = words.split(': ');
    const read = [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect([pictures.map(({ src }) => nameOf(new URL(src).pathname)), `${selector}: ${read.join(', ')}`]).toEqual([
      names,
      words,
    ]);
    expect(
      pictures.map((one) => [one.getAttribute('alt'), one.getAttribute('loading'), `${one.width} ${one.height}`]),
    ).toEqual(
      // The picture that is a page's main content is not lazy.
      pictures.map(({ src }, index) => [
        '',
        names[index] === 'voucher-brass' ? null : 'lazy',
        roomOf(new URL(src).pathname),
      ]),
    );
  },
);

test('every cloth reserves the space of its picture', () => {
  const wrong = SWATCHES.map(swatchOf).filter(({ src, width, height }) => roomOf(src) !== `${width} ${height}`);
  expect(wrong).toEqual([]);
});

import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Countdown } from '../countdown/Countdown.tsx';
import { Banner, type BannerProps } from './Banner.tsx';

const banner = (stage: BannerProps['stage']) => (
  <Banner
    season="blackFriday"
    link={{ href: '/black-friday' }}
    name="Black Friday"
    announced="Soon."
    begun="Now."
    stage={stage}
  >
    <Countdown
      blank={stage === null}
      parts={[
        { id: 'days', figure: 6, unit: 'days' },
        { id: 'hours', figure: 14, unit: 'hours' },
      ]}
      sentence="Begins in 6 days and 14 hours."
    />
  </Banner>
);

test.each([
  ['announced', 'Black FridaySoon.Begins in 6 days and 14 hours.06 days14 hours'],
  ['begun', 'Black FridayNow.'],
] as const)('%s: shows the current stage only', (stage, words) => {
  render(banner(stage));
  const line = document.querySelector('.banner');
  const link = line?.querySelector('a');
  expect([line?.textContent, line?.classList.contains('banner--known'), link?.textContent, link?.pathname]).toEqual([
    words,
    true,
    'Black Friday',
    '/black-friday',
  ]);
});

test('unknown stage: renders both, without visible figures, for the root element to choose', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(banner(null));
  const lines = [...place.querySelectorAll('.banner__line')].map((line) => line.className);
  expect([
    place.firstElementChild?.className,
    lines,
    place.querySelector('.banner__ahead > [role=timer]')?.className,
  ]).toEqual([
    'banner',
    ['banner__line banner__ahead banner__line--counted', 'banner__line banner__now'],
    'countdown countdown--blank',
  ]);
});

import { clipPath, fill, linear, svg } from './svg.ts';

/** The light of an open door on the floor, 900 × 420; text is set on it. */
export function light(): string {
  const ray = linear('a', [0, 0, 0, 400], '0 #f2b65c 0.62, 0.25 #f3c070 0.36, 0.7 #f5cd8c 0.12, 1 #f5cd8c 0');
  const soft =
    '<filter id="b" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="16 9"/></filter>';
  return svg(
    900,
    420,
    ray + soft + clipPath('c', 'M0 0H900V420H0z'),
    `<g clip-path="url(#c)"><g filter="url(#b)">${fill('url(#a)', 'M300 -30H600L760 420H140z')}${fill('url(#a)', 'M350 -30H550L620 420H280z', ' opacity=".6"')}</g></g>`,
  );
}

import { PAPER } from '../../src/ui/paper.ts';
import { MARK_PATH } from '../../src/ui/wordmark/mark-path.ts';
import { accents, shade, type Accent } from './colour.ts';
import { ellipse, fill, linear, svg } from './svg.ts';

/** A letter with a wax seal that bears the shop's mark. */
export function envelope({ ramp }: Accent): string {
  const colour = shade(ramp);
  const defs =
    linear('p', [40, 40, 440, 320], '0 #fffdf8, 1 #e9dfd0') +
    linear('fl', [0, 44, 0, 214], '0 #f7f0e5, 1 #e4d8c6') +
    linear('lo', [0, 316, 0, 170], '0 #fbf6ed, 1 #e9dfcf') +
    ellipse('s', [250, 324, 220, 22], '0 #1c140e 0.3, 1 #1c140e 0') +
    ellipse('wax', [228, 192, 44, 44], `0 ${colour(0.74)}, 0.45 ${colour(0.5)}, 1 ${colour(0.28)}`) +
    linear('fs', [0, 200, 0, 232], '0 #1c140e 0.22, 1 #1c140e 0');
  const wax =
    'M240 166c12-3 26 1 33 11 8 3 11 15 7 24 3 12-5 25-17 29-9 7-25 7-34 1-13-1-24-12-23-25-5-11 0-25 11-30 5-7 15-11 23-10z';
  const flap = 'M40.5 44.5L214 204q26 20 52 0L440.5 44.5z';
  return svg(
    480,
    360,
    defs,
    [
      fill('url(#s)', 'M20 296H480V350H20z'),
      fill('url(#p)', 'M40.5 44.5h400v272h-400z', ' stroke="#b7aa97"'),
      fill('url(#lo)', 'M41 316L214 184q26-18 52 0L440 316z', ' stroke="#c9bdab"'),
      fill('url(#fs)', 'M41 52L214 222q26 20 52 0L440 52V44H41z'),
      fill('url(#fl)', flap, ' stroke="#b7aa97"'),
      fill('#1c140e', wax, ' opacity=".2" transform="translate(3 5)"'),
      fill('url(#wax)', wax),
      `<path fill="none" stroke="${colour(0.2)}" stroke-opacity=".7" d="M218 216v-18a22 22 0 0 1 44 0v18z"/>`,
      `<path fill="none" stroke="${colour(0.86)}" stroke-opacity=".6" d="M219 217v-18a22 22 0 0 1 44 0M212 217h58"/>`,
      fill(colour(0.9), 'M216 182c5-9 14-13 24-12-9 2-17 6-24 12z', ' opacity=".35"'),
    ].join(''),
  );
}

/** The key of the gate, of iron and brass, on the floor. */
export function key(): string {
  const colour = shade(accents.brass.ramp);
  const defs =
    linear('k', [0, 20, 0, 100], `0 ${colour(0.9)}, 0.3 ${colour(0.66)}, 0.62 ${colour(0.42)}, 1 ${colour(0.24)}`) +
    linear('k2', [0, 51, 0, 67], '0 #2a2c33, 0.2 #8b93a3, 0.5 #2a2c33, 1 #101114') +
    ellipse('s', [220, 112, 190, 10], '0 #1c140e 0.34, 1 #1c140e 0');
  return svg(
    420,
    132,
    defs,
    [
      fill('url(#s)', 'M10 100H420V126H10z'),
      fill('url(#k)', 'M98 24H58a35 35 0 0 0 0 70H98zM86 36V82H58a23 23 0 0 1 0-46z', ' fill-rule="evenodd"'),
      `<path fill="none" stroke="${colour(0.95)}" stroke-opacity=".7" d="M96 26H58a33 33 0 0 0-31 22"/>`,
      `<path fill="none" stroke="${colour(0.1)}" stroke-opacity=".4" d="M86.5 82.5H58a23.5 23.5 0 0 1-21-14"/>`,
      fill('url(#k)', 'M98 44h9v30h-9zM113 48h6v22h-6z'),
      fill('url(#k2)', 'M98 52H392q6 7 0 14H98z'),
      fill('#1b1d22', 'M330 65h14v32h-14zM350 65h10v22h-10zM366 65h16v38h-6V88h-4v15h-6z'),
      '<path fill="none" stroke="#8b93a3" stroke-opacity=".5" d="M330.5 96V66M350.5 86V66M366.5 102V66"/>',
    ].join(''),
  );
}

/** The mark as an icon; on a dark tab it turns to the colour of paper. */
export const favicon = (): string =>
  svg(
    32,
    32,
    '',
    `<style>@media(prefers-color-scheme:dark){path{fill:${PAPER}}}</style><path fill="#14110f" transform="translate(4)" d="${MARK_PATH}"/>`,
  );

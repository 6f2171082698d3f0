/** Checks by screenshots that the focus is visible, and that controls are visible in forced colours. */
import type { Page } from '@playwright/test';

/** Values of `forced-colors`. */
const COLOURS = ['none', 'active'] as const;

/** Runs in the page: marks the first control of each look that was not examined yet. @returns their looks and names. */
function markNew(examined: readonly string[]) {
  const host = document.querySelector('vestibule-consent');
  const above = document.querySelector('dialog:modal');
  const places = above ? [above] : [document, host?.shadowRoot ?? []].flat();
  const found = new Map(examined.map((look) => [look, '']));
  const groundOf = (element: Element | null): string => {
    const ground = element ? getComputedStyle(element).backgroundColor : 'canvas';
    return ground === 'rgba(0, 0, 0, 0)' ? groundOf(element?.parentElement ?? null) : ground;
  };
  for (const place of [document, host?.shadowRoot ?? []].flat())
    for (const old of place.querySelectorAll<HTMLElement>('[data-look]')) delete old.dataset['look'];
  const marked: { look: string; name: string }[] = [];
  for (const control of places.flatMap((place) =>
    Array.from(
      place.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), select, textarea, summary'),
    ),
  )) {
    const { tagName, className, parentElement } = control;
    const look = [
      tagName,
      control.getAttribute('type'),
      className,
      parentElement?.className,
      groundOf(parentElement),
    ].join();
    if (found.has(look) || !control.checkVisibility({ visibilityProperty: true })) continue;
    found.set(look, '');
    control.dataset['look'] = String(marked.length);
    marked.push({ look, name: control.textContent.trim() || control.getAttribute('name') || className });
  }
  return marked;
}
/**
 * Runs in the page: scrolls a control to the centre of the window.
 * @returns its box, its width plus height, the part of the window around it, and whether it has a boundary.
 */
function show(control: HTMLElement) {
  const AROUND = 10;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  control.blur();
  const label = control.closest('label');
  const whole = label?.control === control ? label : control;
  const { left, top, right, bottom, width, height } = whole.getBoundingClientRect();
  const x = Math.max(0, Math.floor(left - AROUND));
  const y = Math.max(0, Math.floor(top - AROUND));
  const clip = {
    x,
    y,
    width: Math.min(innerWidth, Math.ceil(right + AROUND)) - x,
    height: Math.min(innerHeight, Math.ceil(bottom + AROUND)) - y,
  };
  const { borderStyle, borderWidth, backgroundColor } = getComputedStyle(control);
  const bounded =
    (/[1-9]/.test(borderWidth) && borderStyle !== 'none') ||
    control.matches('input, select, textarea') ||
    (control.matches('.button') && backgroundColor !== 'rgba(0, 0, 0, 0)');
  // The longest line of a link that spans several.
  const line = Math.max(...Array.from(whole.getClientRects(), (rect) => rect.width + rect.height));
  return { clip, box: { left: left - x, top: top - y, width, height }, line, bounded };
}

interface Pictures {
  /** PNG in base64. */
  before: string;
  after: string;
  box: { left: number; top: number; width: number; height: number };
}
/**
 * Runs in the page: compares two screenshots of a control, the second one focused.
 * @returns `changed`: number of pixels with a contrast of at least 3:1 to before (WCAG 2.4.13); `edge`: the longest
 * part of a side in the first with 3:1 to the outside, as a share of the side.
 */
async function compare({ before, after, box }: Pictures) {
  const pixelsOf = async (data: string) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data: bytes } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    const linear = (value = 0) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    const at = (x: number, y: number) => {
      const from = 4 * (Math.round(y) * image.width + Math.round(x));
      return 0.2126 * linear(bytes[from]) + 0.7152 * linear(bytes[from + 1]) + 0.0722 * linear(bytes[from + 2]);
    };
    return { width: image.width, height: image.height, at };
  };
  const differ = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3;
  const [was, is] = [await pixelsOf(before), await pixelsOf(after)];
  let changed = 0;
  for (let y = 0; y < was.height; y += 1)
    for (let x = 0; x < was.width; x += 1) if (differ(was.at(x, y), is.at(x, y))) changed += 1;
  const outside = was.at(1, 1);
  /** For a side: the share of positions with a pixel nearby that differs from the outside colour. */
  const side = (length: number, pixel: (along: number, off: number) => number) => {
    let seen = 0;
    for (let along = 1; along < length - 1; along += 1)
      if ([-2, -1, 0, 1, 2].some((off) => differ(pixel(along, off), outside))) seen += 1;
    return seen / (length - 2);
  };
  const { left, top, width, height } = box;
  const edge = Math.max(
    side(width, (along, off) => was.at(left + along, top + off)),
    side(width, (along, off) => was.at(left + along, top + height - 1 + off)),
  );
  return { changed, edge };
}

/**
 * @param examined looks of controls already examined; those of this page are added.
 * @returns flaws: a focus indicator smaller than a 2 px line inside the control's edge, at 3:1 to before (WCAG 2.4.7,
 * 2.4.13), and a control without a visible boundary in forced colours (1.4.11).
 */
export async function focusFlaws(page: Page, examined: Set<string>): Promise<string[]> {
  const marked = await page.evaluate(markNew, [...examined]);
  if (marked.length === 0) return [];
  for (const { look } of marked) examined.add(look);
  const flaws: string[] = [];
  // After this, focus set by script counts as keyboard focus.
  await page.keyboard.press('Tab');
  for (const forcedColors of COLOURS) {
    await page.emulateMedia({ forcedColors });
    for (const [index, { name }] of marked.entries()) {
      const control = page.locator(`[data-look="${index}"]`);
      const { clip, box, line, bounded } = await control.evaluate(show);
      const picture = async () => (await page.screenshot({ clip })).toString('base64');
      const before = await picture();
      await control.evaluate((element) => element.focus({ preventScroll: true }));
      const after = await picture();
      await control.evaluate((element) => element.blur());
      const { changed, edge } = await page.evaluate(compare, { before, after, box });
      const wanted = Math.floor(2 * 2 * (line - 2 * 2));
      const where = forcedColors === 'active' ? ' in forced colours' : '';
      if (changed < wanted) flaws.push(`“${name}”${where}: focus is ${changed} px of ${wanted}`);
      if (where && bounded && edge < 0.5)
        flaws.push(`“${name}”${where}: no bound, ${Math.round(edge * 100)} % of a side`);
    }
  }
  await page.emulateMedia({ forcedColors: 'none' });
  await page.evaluate(() => scrollTo(0, 0));
  return flaws;
}

/**
 * Runs in a page, as source text: the flaws of its controls; empty if there are no flaws.
 * - Targets are at least 44 px in both directions (WCAG 2.5.5); links in a sentence may be smaller, and are underlined
 *   (1.4.1).
 * - Text has a contrast of 4.5:1 (1.4.3), control boundaries 3:1 (1.4.11): normal, disabled and busy, which axe skips,
 *   in the colours of each accent (`data-accent`) in the style sheets.
 */
export function controlFlaws(): string[] {
  const TARGET = 44;
  const TEXT = 4.5;
  const BOUND = 3;
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];

  const { shadowRoot } = document.querySelector('vestibule-consent') ?? {};
  const above = document.querySelector<HTMLElement>('dialog:modal');
  const places: readonly (Document | ShadowRoot | HTMLElement)[] = above
    ? [above]
    : [document, shadowRoot ?? []].flat();
  const controls = places
    .flatMap((place) =>
      Array.from(
        place.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), select, textarea, summary'),
      ),
    )
    .filter((control) => control.checkVisibility({ visibilityProperty: true }));
  const nameOf = (control: HTMLElement) =>
    `“${control.textContent.trim() || control.getAttribute('aria-label') || control.getAttribute('name') || control.className}”`;

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = new Map<string, Colour>();
  function colourOf(css: string): Colour {
    const known = read.get(css);
    if (known || !canvas) return known ?? [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    read.set(css, colour);
    return colour;
  }
  const over = ([r, g, b, alpha]: Colour, [R, G, B]: Colour): Colour => {
    const mix = (one: number, other: number) => one * alpha + other * (1 - alpha);
    return [mix(r, R), mix(g, G), mix(b, B), 1];
  };
  /** The background colour behind an element. */
  function groundOf(element: Element | null): Colour {
    if (!element) return [255, 255, 255, 1];
    const own = colourOf(getComputedStyle(element).backgroundColor);
    const { parentNode } = element;
    const outside = parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement;
    return own[3] === 1 ? own : over(own, groundOf(outside));
  }
  const luminance = ([red, green, blue]: Colour) =>
    [red, green, blue]
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, at) => sum + value * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
  function contrast(css: string, ground: Colour): number {
    const [dark = 0, light = 0] = [luminance(over(colourOf(css), ground)), luminance(ground)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }

  /** The lowest contrast of its text with the background. */
  function textContrast(control: HTMLElement): number {
    if (control.matches('[type=radio], [type=checkbox]')) return Infinity;
    const ground = groundOf(control);
    const speaking = [control, ...control.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    );
    const shown = control.matches('input, select, textarea') ? [control] : speaking;
    const holder = control.getAttribute('placeholder') ? [getComputedStyle(control, '::placeholder').color] : [];
    const colours = shown.map((element) => getComputedStyle(element).color).concat(holder);
    return Math.min(...colours.map((colour) => contrast(colour, ground)));
  }
  /** The contrast of its border or background with its surroundings; plain text links are exempt. */
  function boundContrast(control: HTMLElement): number {
    const style = getComputedStyle(control);
    const outside = groundOf(control.parentElement ?? (control.getRootNode() as ShadowRoot).host);
    const bounds = (['Top', 'Right', 'Bottom', 'Left'] as const)
      .filter((side) => style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`]) > 0)
      .map((side) => contrast(style[`border${side}Color`], outside));
    const filled = colourOf(style.backgroundColor)[3] > 0;
    if (bounds.length === 0 && !filled) return Infinity;
    return Math.max(...bounds, contrast(style.backgroundColor, outside));
  }

  /** States of a control, set as the product sets them. */
  const states: Readonly<Record<string, (control: HTMLElement) => void>> = {
    '': () => undefined,
    ' not to be pressed': (control) => control.setAttribute('aria-disabled', 'true'),
    ' at work': (control) => {
      control.setAttribute('aria-disabled', 'true');
      if (control.matches('.button')) control.classList.add('button--busy');
    },
  };
  const stoppable = controls.filter((control) => control.matches('button, .choice input'));
  function faint(accent: string): string[] {
    return Object.entries(states).flatMap(([state, mark]) =>
      (state === '' ? controls : stoppable).flatMap((control) => {
        const before = [control.className, control.getAttribute('aria-disabled')] as const;
        mark(control);
        const [text, bound] = [textContrast(control), boundContrast(control)];
        control.className = before[0];
        if (before[1] === null) control.removeAttribute('aria-disabled');
        else control.setAttribute('aria-disabled', before[1]);
        return [
          text < TEXT ? `${nameOf(control)}${state}, ${accent}: words ${text.toFixed(2)}:1` : '',
          bound < BOUND ? `${nameOf(control)}${state}, ${accent}: its bound ${bound.toFixed(2)}:1` : '',
        ];
      }),
    );
  }

  /** A link among words. */
  const isInSentence = (control: HTMLElement) =>
    control.matches('a') &&
    getComputedStyle(control).display === 'inline' &&
    (control.parentElement?.textContent.trim().length ?? 0) > control.textContent.trim().length;
  /** Checks its box, or its hit area, which may extend beyond the visible box. */
  function isLarge(control: HTMLElement): boolean {
    const after = getComputedStyle(control, '::after');
    const covers = after.content !== 'none' && after.position === 'absolute' && after.inset === '0px';
    const label = control.closest('label');
    // A link laid over an area, or a label that contains the box, enlarges the hit area.
    const pressed = (covers && control.offsetParent) || (label?.control === control && label) || control;
    const { width, height } = pressed.getBoundingClientRect();
    if (Math.min(width, height) > TARGET - 0.1) return true;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = control.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const reach = TARGET / 2 - 0.5;
    const root = control.getRootNode() as Document | ShadowRoot;
    return [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ].every(([left = 0, top = 0]) => {
      const hit = root.elementFromPoint(left, top);
      return hit !== null && (control.contains(hit) || hit.closest('label')?.control === control);
    });
  }
  const isUnderlined = (link: HTMLElement) => {
    const { textDecorationLine, textDecorationColor } = getComputedStyle(link);
    return textDecorationLine.includes('underline') && colourOf(textDecorationColor)[3] > 0;
  };

  const [left, top] = [scrollX, scrollY];
  const page = document.querySelector<HTMLElement>('[data-accent]') ?? document.documentElement;
  const { accent: given } = page.dataset;
  const rules = Array.from(document.styleSheets).flatMap((sheet) =>
    Array.from(sheet.cssRules, ({ cssText }) => cssText),
  );
  // The first accent is the default of the root.
  const accents = new Set([
    'oxblood',
    ...rules
      .join('')
      .matchAll(/\[data-accent="(\w+)"\]/g)
      .map(([, accent = '']) => accent),
  ]);
  const colours = [...accents].flatMap((accent) => {
    page.dataset['accent'] = accent;
    return faint(accent);
  });
  if (given === undefined) delete page.dataset['accent'];
  else page.dataset['accent'] = given;
  const targets = controls
    .filter((control) => !isInSentence(control) && !isLarge(control))
    .map((control) => `${nameOf(control)}: a target below ${TARGET} px`);
  const plain = controls
    .filter((control) => isInSentence(control) && !isUnderlined(control))
    .map((control) => `${nameOf(control)}: a link in a sentence without a line under it`);
  scrollTo(left, top);
  return [...colours, ...targets, ...plain].filter((flaw) => flaw !== '');
}

/** The behaviours that docs/accessibility.md promises. Tests that prove one have its id in their title: `… [A12]`. */
import { readFileSync } from 'node:fs';
import { textsIn } from '../../../locales/texts.ts';
import { type Area, AREAS } from '../../../src/screens/Accessibility/areas.ts';

export interface Behaviour {
  /** `A12`. */
  id: string;
  area: Area;
  /** One plain sentence; the accessibility statement shows it if a test has failed. */
  sentence: string;
  /** Success criteria of WCAG 2.2, clauses of EN 301 549, patterns of GOV.UK. */
  sources: readonly string[];
}

const PAGE = 'docs/accessibility.md';
/** `- A12: A sentence. (WCAG 2.4.2, EN 9.2.4.1)` */
const ITEM = /^(A\d+): (.+) \(([^()]*(?:\([^()]*\)[^()]*)*)\)$/;

/** @returns the behaviours of an area. @throws Error with the item that has another form. */
function behavioursIn(area: Area, section: string): readonly Behaviour[] {
  const [, ...items] = section.split(/^- /m);
  return items.map((item) => {
    const words = item.replaceAll(/\s+/g, ' ').trim();
    const [, id, sentence, sources] = ITEM.exec(words) ?? [];
    if (!id || !sentence || !sources) throw new Error(`${PAGE}: not a behaviour: ${words}`);
    return { id, area, sentence, sources: sources.split(', ') };
  });
}

/** @param page the text of docs/accessibility.md, with a heading for each area of the statement. */
export function readBehaviours(page = readFileSync(PAGE, 'utf8')): readonly Behaviour[] {
  const titles = textsIn('en');
  const sections = page.split(/^### /m).slice(1);
  return AREAS.flatMap((area) => {
    const section = sections.find((one) => one.startsWith(`${titles[`accessibility.${area}`]}\n`));
    return section === undefined ? [] : behavioursIn(area, section);
  });
}

/** Ids in a title: `… [A3, A12]`. */
export const idsIn = (title: string): readonly string[] =>
  [...title.matchAll(/\[(A\d+(?:, A\d+)*)\]/g)].flatMap(([, ids = '']) => ids.split(', '));

/** Writes the test of a recorded visit: what it led to, step by step, in a form that is read and compared with its text. */
import { inShort } from './visit-file.ts';
import type { Taken } from './take-visit.ts';

/** In the quotes that the formatter would choose. */
const quoted = (text: string): string => {
  const json = JSON.stringify(text);
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
};

const WIDTH = 120;
function listOf(name: string, items: readonly string[]): string {
  const line = `      ${name}: [${items.map(quoted).join(', ')}],`;
  if (line.length <= WIDTH) return line;
  return [`      ${name}: [`, ...items.map((item) => `        ${quoted(item)},`), '      ],'].join('\n');
}

const stepOf = (taken: Taken): string => {
  const { step, places, emitted } = inShort(taken);
  return ['    {', `      step: ${quoted(step)},`, listOf('places', places), listOf('emitted', emitted), '    },'].join(
    '\n',
  );
};

/** The first comment says what a visit is about. */
export const titleOf = (text: string, name: string) => /^#\s*(.+)$/m.exec(text.split(/^[^#\s]/m)[0] ?? '')?.[1] ?? name;

/** How such a test begins. */
export const MADE_OF = '/** Made of ';

export function testOf(name: string, title: string, pageLoads: readonly (readonly Taken[])[]): string {
  const tests = pageLoads.map((taken, at) => {
    const which = pageLoads.length === 1 ? title : `${title}: page load ${at + 1}`;
    return `test(${quoted(which)}, async () => {
  expect(await takenFrom('${name}.visit', ${at + 1})).toEqual([
${taken.map(stepOf).join('\n')}
  ]);
});
`;
  });
  return `${MADE_OF}${name}.visit by \`npm run visit -- test\`. */
import { expect, test } from 'vitest';
import { takenFrom } from './visit-file.ts';

${tests.join('\n')}`;
}

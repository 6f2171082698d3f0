/** What the commands share: the right Node, and figures. */

const LEAST_NODE = 24;

/** Says what is missing instead of failing in the middle. The project brings Node for Linux on x64; elsewhere the user does. */
export function requireNode() {
  if (Number(process.versions.node.split('.')[0]) >= LEAST_NODE) return;
  process.stderr.write(
    `Vestibule needs Node ${LEAST_NODE} or newer; this is ${process.versions.node}. Run it by its npm script, or install Node ${LEAST_NODE}.\n`,
  );
  process.exit(1);
}

export const print = (line: string) => process.stdout.write(`${line}\n`);
export const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** The last line of figures that a step printed, if it matches. */
export const figureOf = (output: string, pattern: RegExp): number => Number(pattern.exec(output)?.[1] ?? 0);

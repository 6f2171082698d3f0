/** The proofs as a page of plain sentences, for product owners. */
import { visitMachine } from '../../../machines/visit.machine.ts';
import { writeVisit } from '../../../src/recorder/visit-text.ts';
import { thousands } from '../../../tools/process/command.ts';
import { statesOfValue } from '../../../packages/witness/index.ts';
import type { StateFound, Table } from '../../../tools/check/results/result.ts';
import type { Counterexample, Finding, Invariant } from '../../model/graph-invariants/invariant.ts';

export interface Proof {
  invariant: Invariant;
  finding: Finding;
}
export interface Grounds {
  beginnings: number;
  states: number;
  transitions: number;
}

export const holds = ({ finding }: Proof) => finding.broken === null;

const counterexample = ({ words, visit, steps }: Counterexample): string[] => [
  `It does not hold: ${words}.`,
  ...(visit || steps ? ['', '```', ...(visit ? [writeVisit(visit).trimEnd()] : (steps ?? [])), '```'] : []),
];
const figures = ({ states, transitions, cases }: Finding): string =>
  `${thousands(states)} states and ${thousands(transitions)} transitions were looked at, ${thousands(cases)} of them a case of it.`;

function section({ invariant: { name, rules, sentence }, finding }: Proof, at: number): string[] {
  const words = finding.broken === null ? ['It holds.'] : counterexample(finding.broken);
  return [`## ${at + 1}. ${name}`, '', `${sentence} (${rules})`, '', ...words, figures(finding), ''];
}

/** The page; reproducible for the same charts. */
export const pageOf = (proofs: readonly Proof[], grounds: Grounds): string =>
  [
    '# What is proved of every visit',
    '',
    'Made by `npm run tool -- proofs --page` from the charts themselves; `npm test` fails when it is not current.',
    '',
    `From ${thousands(grounds.beginnings)} beginnings everything was tried that a visitor may press, the outside may answer, time may`,
    `bring and an experiment may offer: ${thousands(grounds.states)} situations, ${thousands(grounds.transitions)} transitions. Two visits count as one`,
    'situation where they are in the same place and look the same to everything that a guard, an action or an invariant reads there or later;',
    'values of a class that nothing tells apart count as one, which is tried. What was sent, or went wrong, before is left open: wherever it',
    'is read, all that it can be in that place is tried, and a way out counts where it leads out for each of those values.',
    '',
    ...proofs.flatMap(section),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');

/** The same for a terminal: one line per invariant, with details of violations. */
export const linesOf = (proofs: readonly Proof[]): string[] =>
  proofs.flatMap((proof, at) => {
    const { invariant, finding } = proof;
    const head = `${String(at + 1).padStart(2)}  ${holds(proof) ? 'holds        ' : 'DOES NOT HOLD'}  ${invariant.name}`;
    return [
      head,
      `    ${invariant.sentence}`,
      `    ${figures(finding)}`,
      ...(finding.broken ? counterexample(finding.broken).map((line) => `    ${line}`) : []),
    ];
  });

/** The same as a table of the report. */
export const tableOf = (proofs: readonly Proof[]): Table => ({
  title: 'Laws',
  head: ['law', 'in plain words', 'rules', 'cases'],
  rows: proofs.map((proof) => {
    const { name, sentence, rules } = proof.invariant;
    const { broken, cases } = proof.finding;
    return {
      cells: [name, sentence, rules, thousands(cases)],
      isGood: holds(proof),
      more: broken ? counterexample(broken) : [],
    };
  }),
});

/** The invariants with a case in each state of the visit, by the state's id. */
export function statesOf(proofs: readonly Proof[]): Readonly<Record<string, StateFound>> {
  const laws = new Map<string, Set<number>>();
  for (const [at, { finding }] of proofs.entries())
    for (const { value } of finding.places)
      for (const id of statesOfValue(visitMachine, value)) laws.set(id, (laws.get(id) ?? new Set()).add(at + 1));
  const isHeld = (law: number) => proofs.some((proof, at) => at + 1 === law && holds(proof));
  return Object.fromEntries(
    Array.from(laws, ([id, numbers]) => {
      const all = [...numbers];
      return [id, { cases: all.length, good: all.filter(isHeld).length, laws: all }];
    }),
  );
}

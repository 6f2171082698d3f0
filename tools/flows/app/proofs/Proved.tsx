import './proved.css';
import type { Share, WorkbenchData } from '../../server/data.types.ts';
import { workbenchData } from '../data.ts';
import { hrefOf, useView, type View } from '../view.ts';
import { sayWholeRun, RESULT_LINES, type ResultLine } from './Runs.tsx';
import { sayShare, thousands } from './proof-texts.ts';

interface Line {
  proof: View['proof'];
  suite: keyof typeof RESULT_LINES;
  figure: keyof WorkbenchData['figures'];
  say: (share: Share) => string;
  /** Label used if the suite has not run. */
  name: string;
}
const LINES: readonly Line[] = [
  {
    proof: 'states',
    suite: 'paths',
    figure: 'states',
    say: (share) => `${sayShare(share)} states`,
    name: 'States',
  },
  {
    proof: 'transitions',
    suite: 'paths',
    figure: 'transitions',
    say: (share) => `${sayShare(share)} transitions`,
    name: 'Transitions',
  },
  {
    proof: 'laws',
    suite: 'proofs',
    figure: 'laws',
    say: (share) => (share.met === share.of ? `${share.of} laws hold` : `${sayShare(share)} laws hold`),
    name: 'Laws',
  },
  {
    proof: 'faults',
    suite: 'mutation',
    figure: 'planted',
    say: (share) => `${sayShare(share)} faults detected`,
    name: 'Planted faults',
  },
];

/** Extracts a figure from the committed line of the whole run, for a suite without results here. */
const FIGURE: Readonly<Record<ResultLine, RegExp>> = {
  paths: /[\d,]+ paths/,
  laws: /[\d,]+ of [\d,]+ hold/,
  faults: /[\d,]+ named/,
};
function noteOf(share: Share | null, { suite }: Line, { suites, wholeRun }: WorkbenchData): string {
  if (share === null) return sayWholeRun(wholeRun, RESULT_LINES[suite]);
  return suites.find(({ name }) => name === suite)?.isOld ? 'before the last change' : '';
}

/** States the total if only some of the faults were planted. */
function leftOf({ figures: { planted } }: WorkbenchData): string {
  return planted && planted.left > 0 ? `of ${thousands(planted.of + planted.left)}` : '';
}

/** The latest results of the suites: one line each, linked to details. */
export function Proved({ data = workbenchData }: { data?: WorkbenchData }) {
  const { section, proof } = useView();
  const failed = data.suites.filter(({ passed }) => passed === false).length;
  const ran = data.suites.filter(({ passed }) => passed !== null).length;
  const link = (to: View['proof'], words: string, note: string) => (
    <li key={to}>
      <a
        href={hrefOf({ section: 'proofs', proof: to, law: null, question: null })}
        aria-current={section === 'proofs' && proof === to ? 'true' : undefined}
      >
        {words} <small>{note}</small>
      </a>
    </li>
  );
  return (
    <>
      <h2>Proved</h2>
      <ul className="proved">
        {LINES.map((line) => {
          const { proof: to, suite, figure, say, name } = line;
          const share = data.figures[figure];
          const notes = [figure === 'planted' ? leftOf(data) : '', noteOf(share, line, data)];
          const proven = FIGURE[RESULT_LINES[suite]].exec(data.wholeRun[RESULT_LINES[suite]].line)?.[0] ?? '';
          return link(to, share ? say(share) : `${name}: ${proven}`, notes.filter(Boolean).join(', '));
        })}
        {ran > 0 && link('suites', `${ran} of ${data.suites.length} suites ran`, failed > 0 ? `${failed} failed` : '')}
      </ul>
    </>
  );
}

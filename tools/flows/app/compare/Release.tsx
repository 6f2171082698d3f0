import { Suspense, use, useMemo } from 'react';
import type { Since } from '../../compare/since.ts';
import { pagesThatDiffer } from '../../compare/differ.ts';
import { Plan } from '../plan/Plan.tsx';
import { Differences } from './Differences.tsx';

type Made = Since | { ref: string; error: string };
const NONE: Since['differences'] = [];
let asked: Promise<Made> | null = null;
/** The dev server needs seconds to compute it, so it loads only on request. */
const ask = () => (asked ??= import('virtual:workbench-since').then((module) => module.default as Made));

function Differs() {
  const made = use(ask());
  const differences = 'error' in made ? NONE : made.differences;
  const sides = useMemo(() => pagesThatDiffer(differences.filter(({ title }) => title !== 'Texts')), [differences]);
  if ('error' in made)
    return (
      <p>
        The flows can’t be compared with those of {made.ref}: {made.error}
      </p>
    );
  const count = (title: string) => {
    const found = differences.find((one) => one.title === title);
    return found ? `${found.other.length} new, ${found.changed.length} changed, ${found.one.length} gone` : '';
  };
  return (
    <>
      <p>
        What is new since <b>{made.ref}</b> (commit <code>{made.commit}</code>, {made.date}). Pages: {count('Pages')}.
        Controls: {count('Controls')}. Texts: {count('Texts')}.
      </p>
      <div className="compare__plan">
        <Plan sides={sides} />
      </div>
      <Differences differences={differences} names={[`Gone since ${made.ref}`, `New since ${made.ref}`]} />
    </>
  );
}

/** Differences from another commit: for visitors, and in the charts. */
export const Release = () => (
  <Suspense fallback={<p>The charts of the other commit are read …</p>}>
    <Differs />
  </Suspense>
);

/** The open recording of the timeline, and how to open another. */
import { hrefOf, useView } from '../view.ts';
import { Follow } from './Follow.tsx';
import { keptVisits, openFile, type Timeline } from './useTimeline.ts';
import { sayDuration } from '../../words/duration.ts';

function titleOf({ source }: Timeline): readonly [title: string, name: string] {
  if (source === null) return ['A recorded visit', 'not open'];
  if (source.kind === 'live')
    return ['A live visit', `of a window since ${new Date(source.window.begun).toLocaleTimeString('en-GB')}`];
  return ['A recorded visit', source.kind === 'kept' ? `${source.name}.visit` : source.name];
}

function factsOf({ step, steps, source }: Timeline): string {
  const length = steps.at(-1)?.at ?? null;
  return [
    step ? `step ${step.number} of ${steps.length}` : '0 steps',
    ...(length === null ? [] : [sayDuration(Math.round(length / 1000) * 1000)]),
    ...(source?.kind === 'live' ? ['live'] : []),
    'masked',
  ].join(' · ');
}

function Opening() {
  const { visit: open } = useView();
  return (
    <>
      {/* A choice closes the list. */}
      <details key={open} className="timeline__kept">
        <summary className="pill">Saved visits</summary>
        <ul>
          {[...keptVisits.keys()].map((visit) => (
            <li key={visit}>
              <a href={hrefOf({ visit, step: 1, question: null })}>{visit}</a>
            </li>
          ))}
        </ul>
      </details>
      <label className="pill timeline__file">
        Open a file …
        <input
          type="file"
          accept=".visit,.txt,text/plain"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) openFile(file);
            target.value = '';
          }}
        />
      </label>
    </>
  );
}

export function Bar({ timeline }: { timeline: Timeline }) {
  const [title, name] = titleOf(timeline);
  return (
    <div className="timeline__bar">
      <h2 id="timeline">
        {title} <em>· {name}</em>
      </h2>
      {timeline.source && <span className="timeline__facts">{factsOf(timeline)}</span>}
      <span className="timeline__open">
        <Opening />
        {import.meta.env.DEV && <Follow />}
      </span>
    </div>
  );
}

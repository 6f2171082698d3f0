/** Keeps the visit in the timeline as a test: the dev server writes it; from disk it is downloaded, for the command that does. */
import { NAME_PATTERN, WHAT_A_NAME_IS } from '../../../src/recorder/visit-name.ts';
import { useState, type FormEvent } from 'react';
import { KEEP_ADDRESS, type KeepAnswer, type KeepRequest } from '../../live/keep.types.ts';
import type { Source } from './source.ts';

/** All that was recorded. A visit that was put somewhere has no beginning that a test could begin with. */
function textOf(source: Source): string | null {
  if (source.kind !== 'live') return source.text;
  const { pieces } = source.window;
  return pieces.some((piece) => 'stood' in piece)
    ? null
    : `${pieces.map((piece) => ('text' in piece ? piece.text : '')).join('\n')}\n`;
}

async function keep(request: KeepRequest): Promise<string> {
  const answer = await fetch(KEEP_ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  const said = (await answer.json()) as KeepAnswer;
  return 'files' in said ? `Written: ${said.files}` : `Not kept: ${said.refused}`;
}

function download({ name, text }: KeepRequest): string {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `${name}.visit`;
  link.click();
  URL.revokeObjectURL(link.href);
  return `Downloaded. npm run visit -- test ${name}.visit keeps it in the repository.`;
}

function NameForm({ text, onSaid }: { text: string; onSaid: (said: string) => void }) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!import.meta.env.DEV) onSaid(download({ name, text }));
    else keep({ name, text }).then(onSaid, (error: unknown) => onSaid(String(error)));
  };
  return (
    <form className="timeline__keep" onSubmit={submit}>
      <label>
        Name{' '}
        <input
          value={name}
          onChange={({ target }) => setName(target.value)}
          required
          pattern={NAME_PATTERN}
          placeholder="lost-at-the-last-step"
          title={WHAT_A_NAME_IS}
        />
      </label>
      <button type="submit" className="pill pill--full">
        Keep
      </button>
    </form>
  );
}

export function Keep({ source }: { source: Source }) {
  const [isAsked, ask] = useState(false);
  const [said, say] = useState('');
  const text = textOf(source);
  if (text === null) return <span className="timeline__facts">put here, so it is no test</span>;
  return (
    <>
      <button type="button" className="pill" aria-expanded={isAsked} onClick={() => ask(!isAsked)}>
        Keep as a test
      </button>
      {isAsked && <NameForm text={text} onSaid={say} />}
      <output>{said}</output>
    </>
  );
}

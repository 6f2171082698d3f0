import { useId, useRef } from 'react';
import { Choice } from '../shell/Choice.tsx';
import { forgetCounts, openCounts, openExample, tellApartBy, type CountsFile } from './counts-file.ts';
import { thousands } from './words.ts';

/** @param isFirst if no file is open; then the expected content is explained. */
function FileButton({ isFirst }: { isFirst: boolean }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={isFirst ? 'pill pill--full' : 'pill'}
        onClick={() => input.current?.click()}
        aria-describedby={isFirst ? id : undefined}
      >
        {isFirst ? 'Choose a file of counts …' : 'Another file …'}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        aria-label="File of counts"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void openCounts(file);
          target.value = '';
        }}
      />
      {isFirst && (
        <span id={id} className="funnel__hint">
          or drop it anywhere here: a line an event, <code>event,registrationFlow,count</code>. It is read in this page
          and stays in it; it is forgotten when the page is left.
        </span>
      )}
    </>
  );
}

function Opened({ file }: { file: CountsFile }) {
  const { name, counts, isExample, column } = file;
  const columns = counts.columns.map((title, at) => ({ value: String(at), name: `by ${title}` }));
  return (
    <>
      <p>
        <b>{name}</b>: {thousands(counts.rows.length)} lines
        {isExample && ', made up: none of its figures were measured'}
        {counts.problems.length > 0 && `, ${thousands(counts.problems.length)} left out (told below)`}
      </p>
      {columns.length > 0 && (
        <Choice
          label="Tell counts apart"
          value={column === null ? '' : String(column)}
          options={[{ value: '', name: 'all together' }, ...columns]}
          onChoose={(value) => tellApartBy(value === '' ? null : Number(value))}
        />
      )}
      <button type="button" className="pill" onClick={() => globalThis.print()}>
        Print
      </button>
      <button type="button" className="pill" onClick={forgetCounts}>
        Forget it
      </button>
    </>
  );
}

/** The source of the counts. */
export const Source = ({ file }: { file: CountsFile | null }) => (
  <div className="funnel__source">
    {file && <Opened file={file} />}
    <FileButton isFirst={file === null} />
    {file?.isExample !== true && (
      <button type="button" className="pill" onClick={openExample}>
        Try an example
      </button>
    )}
  </div>
);

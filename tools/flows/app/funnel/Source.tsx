import { useId, useRef } from 'react';
import { closeCounts, openCounts, openExample, type CountsFile } from './counts-file.ts';
import { thousands } from './funnel-texts.ts';

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
          A header, then one event per line: <code>event,registrationFlow,count</code>. The file stays in this page and
          is discarded when you leave it.
        </span>
      )}
    </>
  );
}

function Opened({ file }: { file: CountsFile }) {
  const { name, counts, isExample } = file;
  return (
    <>
      <p>
        <b>{name}</b>: {thousands(counts.rows.length)} lines
        {isExample && ', made up: none of its figures were measured'}
        {counts.problems.length > 0 && `, ${thousands(counts.problems.length)} left out (listed below)`}
      </p>
      <button type="button" className="pill" onClick={() => globalThis.print()}>
        Print
      </button>
      <button type="button" className="pill" onClick={closeCounts}>
        Remove it
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

import './lines.css';

/** A full-width band of inclined black lines: ends a page without another ending. */
export function Lines() {
  return <div className="lines" aria-hidden="true" />;
}

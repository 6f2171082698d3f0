import './lines.css';

/** A band of inclined black lines, from edge to edge: ends a page that has no other end. */
export function Lines() {
  return <div className="lines" aria-hidden="true" />;
}

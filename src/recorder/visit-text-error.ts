/** An error in a visit's text: the line, and what was expected. */
const SHOWN = 100;
const shortened = (line: string) =>
  (line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line).replaceAll(/\p{Cc}/gu, '�');

export class VisitTextError extends Error {
  override readonly name = 'VisitTextError';
  /** Counted from 1; null if a single line was parsed. */
  readonly lineNumber: number | null;
  readonly line: string;
  readonly expected: string;

  constructor(expected: string, line: string, lineNumber: number | null = null) {
    super(`${lineNumber === null ? '' : `line ${lineNumber}: `}expected ${expected}, got: ${shortened(line)}`);
    this.expected = expected;
    this.line = line;
    this.lineNumber = lineNumber;
  }
}

/** Parses a line, and adds the line number to errors. */
export function atLine<T>(lineNumber: number, line: string, read: (line: string) => T): T {
  try {
    return read(line);
  } catch (error) {
    throw error instanceof VisitTextError ? new VisitTextError(error.expected, line, lineNumber) : error;
  }
}

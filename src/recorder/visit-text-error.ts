/** What is wrong with the text of a visit: which line, and what should have stood there. */
const SHOWN = 100;
const shortened = (line: string) =>
  (line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line).replaceAll(/\p{Cc}/gu, '�');

export class VisitTextError extends Error {
  override readonly name = 'VisitTextError';
  /** Counted from 1; null where a line was read alone. */
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

/** Reads a line, and says of what is wrong with it where it stands. */
export function atLine<T>(lineNumber: number, line: string, read: (line: string) => T): T {
  try {
    return read(line);
  } catch (error) {
    throw error instanceof VisitTextError ? new VisitTextError(error.expected, line, lineNumber) : error;
  }
}

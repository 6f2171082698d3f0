/** A mistake as one change of a file, as in the tables. */
interface Row {
  /** Numbers of the Common Weakness Enumeration and of OWASP ASVS 5.0.0; for a barrier, the criterion of WCAG 2.2. */
  breaks: string;
  /** The effect, in a sentence. */
  sentence: string;
  file: string;
  /** Occurs exactly once in the file. */
  text: string;
  replacement: string;
  /**
   * The test that must detect it: its file (`.spec.ts` is for Playwright, with the site built from the changed source),
   * and a part of the failing test's full name, joined by ` > `.
   */
  test: string;
}
/** By short names, unique across the tables. */
export type Rows = Readonly<Record<string, Row>>;

export interface Mistake extends Omit<Row, 'test'> {
  id: string;
  test: { file: string; title: string };
}

/** A mistake, as one change of one file, as the tables have it. */
interface Row {
  /** By number: of the Common Weakness Enumeration and of OWASP ASVS 5.0.0; of a barrier the criterion of WCAG 2.2. */
  breaks: string;
  /** What goes wrong, in a sentence. */
  sentence: string;
  file: string;
  /** It is in the file exactly once. */
  text: string;
  replacement: string;
  /**
   * The test that must name it: its file (a `.spec.ts` is of Playwright: the site is built with the mistake in it) and what the full
   * name of a test that fails holds, joined by ` > `.
   */
  test: string;
}
/** By short names, each of which is in one table alone. */
export type Rows = Readonly<Record<string, Row>>;

export interface Mistake extends Omit<Row, 'test'> {
  id: string;
  test: { file: string; title: string };
}

/** A test, by its file and what it says of itself. */
export interface NamedTest {
  /** Of Vitest, or of Playwright (`.spec.ts`): then the site is built with the mistake in it. */
  file: string;
  /** The full name of a test that fails holds it: groups and title, joined by ` > `. */
  title: string;
}

/** A mistake, as one change of one file. */
export interface Change {
  /** Short, of all tables alone. */
  id: string;
  /** What goes wrong, in a sentence. */
  sentence: string;
  file: string;
  /** Stands in the file exactly once. */
  text: string;
  replacement: string;
  /** The test that must name it. */
  test: NamedTest;
}
/** A security mistake that comparable systems have made. */
export interface Mistake extends Change {
  /** Its class in the Common Weakness Enumeration. */
  cwe: number;
  /** The requirement of OWASP ASVS 5.0.0 that it breaks. */
  asvs: string;
}
/** Something that keeps people out who hear a page, see it otherwise, or have a keyboard alone. */
export interface Barrier extends Change {
  /** The success criterion of WCAG 2.2 that it breaks. */
  wcag: string;
}
export type Planted = Mistake | Barrier;

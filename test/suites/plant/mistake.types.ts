/** A test, by its file and what it says of itself. */
export interface NamedTest {
  file: string;
  /** The full name of a test that fails holds it: groups and title, joined by ` > `. */
  title: string;
}

/** A security mistake that comparable systems have made, as one change of one file. */
export interface Mistake {
  /** Short, of this table alone. */
  id: string;
  /** Its class in the Common Weakness Enumeration. */
  cwe: number;
  /** The requirement of OWASP ASVS 5.0.0 that it breaks. */
  asvs: string;
  /** What goes wrong, in a sentence. */
  sentence: string;
  file: string;
  /** Stands in the file exactly once. */
  text: string;
  replacement: string;
  /** The test that must name it. */
  test: NamedTest;
}

import type { TestTitle } from '../../check/markdown-tables.ts';

/** What is said of requirements of OWASP ASVS 5.0.0; `9.2.*` are those of a section, `10.*` of a chapter, of level 1 and 2. */
interface Row {
  asvs: readonly string[];
  /** In a sentence: what is so, or why it is not. */
  sentence: string;
}
/** Promised, and held by tests. */
export interface Held extends Row {
  tests: readonly TestTitle[];
}
/** Promised: so by how it is built, or written down; files of the project. */
export interface Built extends Row {
  files: readonly string[];
}

export interface Promises {
  held: readonly Held[];
  built: readonly Built[];
  /** For whoever runs it, or for the systems around it. */
  elsewhere: readonly Row[];
  /** It is not so. */
  notPromised: readonly Row[];
  /** Nothing of the kind is there. */
  notApplicable: readonly Row[];
}
export type { Row };

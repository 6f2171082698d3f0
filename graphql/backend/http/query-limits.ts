import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationRule,
  visit,
} from 'graphql';
import { requestError } from './request-error.ts';

/** The longest operation of the pages has 78 tokens, the introspection query 184. */
export const MAX_TOKENS = 400;
/** The deepest query of the pages has three levels, the introspection query about thirteen. */
const MAX_DEPTH = 15;
const MAX_ALIASES = 10;
/** The pages use no directives. */
const MAX_DIRECTIVES = 10;
/** Fields in fragments count per spread. The pages request at most 15, the introspection query about 250. */
const MAX_FIELDS = 500;

const fragmentsOf = (document: DocumentNode): Map<string, FragmentDefinitionNode> =>
  new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition]),
  );

/** Counts aliases and directives in the source. */
const countWritten = (document: DocumentNode): { aliases: number; directives: number } => {
  const written = { aliases: 0, directives: 0 };
  visit(document, {
    Field: ({ alias }) => {
      if (alias) written.aliases += 1;
    },
    Directive: () => {
      written.directives += 1;
    },
  });
  return written;
};

/** Size of a selection: depth, fields of the first level, all fields; fragments count per spread. */
interface Measure {
  depth: number;
  first: number;
  all: number;
}
const NOTHING: Measure = { depth: 0, first: 0, all: 0 };

const together = (measures: readonly Measure[]): Measure =>
  measures.reduce(
    (sum, one) => ({ depth: Math.max(sum.depth, one.depth), first: sum.first + one.first, all: sum.all + one.all }),
    NOTHING,
  );

/** Measures selections. Fragments are measured once, so nested ones stay cheap. */
const meter = (fragments: ReadonlyMap<string, FragmentDefinitionNode>) => {
  const measured = new Map<string, Measure>();
  const ofFragment = (name: string): Measure => {
    const known = measured.get(name);
    if (known !== undefined) return known;
    // Ends the recursion of a cyclic fragment, which another rule refuses.
    measured.set(name, NOTHING);
    const fragment = fragments.get(name);
    const measure = fragment ? ofSelection(fragment.selectionSet) : NOTHING;
    measured.set(name, measure);
    return measure;
  };
  const ofSelection = ({ selections }: SelectionSetNode): Measure =>
    together(
      selections.map((selection) => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
        if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelection(selection.selectionSet);
        const below = selection.selectionSet ? ofSelection(selection.selectionSet) : NOTHING;
        return { depth: 1 + below.depth, first: 1, all: 1 + below.all };
      }),
    );
  return ofSelection;
};

/** Validation rule against queries much larger than any page sends, and against several mutations at once. */
export const queryLimits: ValidationRule = (context) => ({
  Document: (document) => {
    const refuse = (message: string) => context.reportError(requestError('BAD_USER_INPUT', message));
    const measure = meter(fragmentsOf(document));
    const { aliases, directives } = countWritten(document);
    if (aliases > MAX_ALIASES) refuse(`More than ${MAX_ALIASES} aliases`);
    if (directives > MAX_DIRECTIVES) refuse(`More than ${MAX_DIRECTIVES} directives`);
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      const { depth, first, all } = measure(definition.selectionSet);
      if (depth > MAX_DEPTH) refuse(`Deeper than ${MAX_DEPTH} levels`);
      if (all > MAX_FIELDS) refuse(`More than ${MAX_FIELDS} fields`);
      const isMutation = definition.operation === OperationTypeNode.MUTATION;
      if (isMutation && first > 1) refuse('More than one mutation at once');
    }
  },
});

/** Disables introspection. The schema is public, but production does not need to serve it. */
export const noIntrospection: ValidationRule = (context) => ({
  Field: ({ name }) => {
    if (name.value === '__schema' || name.value === '__type')
      context.reportError(requestError('BAD_USER_INPUT', 'Introspection is off'));
  },
});

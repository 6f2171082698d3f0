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

/** The longest operation of the pages has 78; the introspection of tools 184. */
export const MAX_TOKENS = 400;
/** The deepest query of the pages has three levels; the introspection of tools about thirteen. */
const MAX_DEPTH = 15;
const MAX_ALIASES = 10;
/** The pages use none. */
const MAX_DIRECTIVES = 10;
/** Counted as often as they are asked for. The pages ask for 15 at most; the introspection of tools for some 250. */
const MAX_FIELDS = 500;

const fragmentsOf = (document: DocumentNode): Map<string, FragmentDefinitionNode> =>
  new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition]),
  );

/** How many aliases and directives are written in a document. */
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

/** What a selection asks for: its levels, the fields of the first one, and all fields; those of fragments wherever they are spread. */
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

/** Measures selections; each fragment once, so that fragments in fragments take no time to speak of. */
const meter = (fragments: ReadonlyMap<string, FragmentDefinitionNode>) => {
  const measured = new Map<string, Measure>();
  const ofFragment = (name: string): Measure => {
    const known = measured.get(name);
    if (known !== undefined) return known;
    // A fragment within itself is refused by another rule; here it must only end.
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

/** Refuses queries that ask for much more than any page does, and more than one mutation at once, in whatever fragments. */
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

/** The contract is public, but production has no use for answering about it. */
export const noIntrospection: ValidationRule = (context) => ({
  Field: ({ name }) => {
    if (name.value === '__schema' || name.value === '__type')
      context.reportError(requestError('BAD_USER_INPUT', 'Introspection is off'));
  },
});

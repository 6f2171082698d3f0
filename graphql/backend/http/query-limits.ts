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

/** The deepest query of the pages has three levels; the introspection of tools about thirteen. */
const MAX_DEPTH = 15;
const MAX_ALIASES = 10;

const fragmentsOf = (document: DocumentNode): Map<string, FragmentDefinitionNode> =>
  new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition]),
  );

const countAliases = (document: DocumentNode): number => {
  let aliases = 0;
  visit(document, {
    Field: (field) => {
      if (field.alias) aliases += 1;
    },
  });
  return aliases;
};

/** Measures selections; each fragment once, so that fragments in fragments take no time to speak of. */
const depthMeter = (fragments: ReadonlyMap<string, FragmentDefinitionNode>) => {
  const measured = new Map<string, number>();
  const ofFragment = (name: string): number => {
    const known = measured.get(name);
    if (known !== undefined) return known;
    // A fragment within itself is refused by another rule; here it must only end.
    measured.set(name, 0);
    const fragment = fragments.get(name);
    const depth = fragment ? ofSelection(fragment.selectionSet) : 0;
    measured.set(name, depth);
    return depth;
  };
  const ofSelection = ({ selections }: SelectionSetNode): number =>
    Math.max(
      0,
      ...selections.map((selection) => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
        if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelection(selection.selectionSet);
        return 1 + (selection.selectionSet ? ofSelection(selection.selectionSet) : 0);
      }),
    );
  return ofSelection;
};

/** Refuses queries that ask for much more than any page does, and more than one mutation at once. */
export const queryLimits: ValidationRule = (context) => ({
  Document: (document) => {
    const refuse = (message: string) => context.reportError(requestError('BAD_USER_INPUT', message));
    const depthOf = depthMeter(fragmentsOf(document));
    if (countAliases(document) > MAX_ALIASES) refuse(`More than ${MAX_ALIASES} aliases`);
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      if (depthOf(definition.selectionSet) > MAX_DEPTH) refuse(`Deeper than ${MAX_DEPTH} levels`);
      const isMutation = definition.operation === OperationTypeNode.MUTATION;
      if (isMutation && definition.selectionSet.selections.length > 1) refuse('More than one mutation at once');
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

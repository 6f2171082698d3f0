/**
 * Replaces `dom-mutator`, with which the SDK applies changes of its visual editor: they are disabled (D35). The
 * original observes the whole document from its load on, and can inject HTML.
 */
export default { declarative: () => ({ revert: () => undefined }) };

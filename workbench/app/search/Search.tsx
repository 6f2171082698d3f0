/** Finds states, events, addresses, messages, tracked events. */
export const Search = () => <input type="search" aria-label="Find" />;

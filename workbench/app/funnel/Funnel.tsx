/** Tracked events in the order of a flow, and the counts that were dropped on them. */
export const Funnel = () => <h2>Funnel</h2>;

/**
 * Of tests that differ in a value alone, one stands for its kind in `npm test`; `npm run test:browser` runs the others too, and
 * the charts' own tests have every value.
 * @param later whether this one waits to be asked for.
 */
export const onDemand = (later: boolean) => ({ tag: later ? ['@on-demand'] : [] });

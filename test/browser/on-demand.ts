/**
 * What is not in `npm test`, but in `npm run test:browser`: tests that differ from another in a value alone, and those of
 * which the paths in Chromium (`npm run paths:browser`) take every step. The charts' own tests have every value.
 * @param later whether this one waits to be asked for.
 */
export const onDemand = (later: boolean) => ({ tag: later ? ['@on-demand'] : [] });

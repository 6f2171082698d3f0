/**
 * Checks may overtake each other; what an earlier one finds late is no news.
 * @param check takes its time.
 * @returns the same check; whichever call it is, its answer is that of the newest one.
 */
export function newestOf<Given extends unknown[], Found>(check: (...given: Given) => Promise<Found>) {
  let newest: Promise<Found> | null = null;
  return async (...given: Given): Promise<Found> => {
    let looked = check(...given);
    newest = looked;
    for (;;) {
      const found = await looked;
      if (looked === newest) return found;
      looked = newest;
    }
  };
}

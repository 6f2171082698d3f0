/** A recorded visit, or a live one, as a line of time. */
export const Timeline = () => <h2>A recorded visit</h2>;

/** The states within one page, or within a chart beside the visit. */
export const Rooms = () => <h2>Rooms</h2>;

/** The plan of the house: rooms are pages, wings are topics. */
export const Plan = () => <h2>Plan</h2>;

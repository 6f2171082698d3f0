/** What is proved of the charts, and by what. */
export const Proofs = () => <h2>Proved</h2>;

/** What the suites found when they last ran. */
export const Proved = () => <h2>Proved</h2>;

/** The questions, as links to their answers. */
export const AskedOften = () => <h2>Asked often</h2>;

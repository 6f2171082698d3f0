/** Whether Formik’s values, errors or touched fields are still those that it began with: plain data, in one order. */
export default (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

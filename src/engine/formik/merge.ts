/** How Formik joins the errors of fields, of a schema and of a form: ours are by field, and not nested. */
export default { all: (errors: readonly object[]): object => Object.assign({}, ...errors) };

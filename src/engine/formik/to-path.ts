/** Where Formik keeps what belongs to a field: under its name, for ours are not nested. In place of `lodash-es/toPath`. */
export default (name: string): readonly string[] => [name];

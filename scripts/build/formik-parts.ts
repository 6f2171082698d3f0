/**
 * Formik keeps the values of a form, its touched fields and handlers. What it has for checks, sending and resetting is the chart's
 * (`machines/forms/`), and none of it reaches a browser: a fifth of the forms' script.
 */
import { parseSync, Visitor, type Plugin } from 'vite';

const FORMIK = /[\\/]formik[\\/]dist[\\/]formik\.esm\.js$/;
/** Of the hook `useFormik`, what is called by nothing of ours: only where a form is checked on a change, reset, or sent by Formik. */
const UNUSED = [
  'dirty',
  'executeBlur',
  'executeSubmit',
  'getFieldHelpers',
  'getFieldMeta',
  'getFieldProps',
  'handleBlur',
  'handleReset',
  'handleSubmit',
  'imperativeMethods',
  'isValid',
  'registerField',
  'resetForm',
  'runAllValidations',
  'runFieldLevelValidations',
  'runSingleFieldLevelValidation',
  'runValidateHandler',
  'runValidationSchema',
  'setErrors',
  'setFieldError',
  'setFormikState',
  'setStatus',
  'setSubmitting',
  'submitForm',
  'unregisterField',
  'validateField',
  'validateFormWithHighPriority',
] as const;

/** Formik's source with those parts undefined. Throws where one is not there: another release has other parts. */
export function withoutUnused(source: string): string {
  const found = new Map<string, readonly [start: number, end: number]>();
  new Visitor({
    FunctionDeclaration: ({ id, body }) => {
      if (id?.name !== 'useFormik') return;
      for (const statement of body?.body ?? [])
        if (statement.type === 'VariableDeclaration')
          for (const { id: name, init } of statement.declarations)
            if (name.type === 'Identifier' && init) found.set(name.name, [init.start, init.end]);
    },
  }).visit(parseSync('formik.js', source).program);
  const ranges = UNUSED.map((name) => found.get(name) ?? missing(name));
  return ranges
    .toSorted(([one], [other]) => other - one)
    .reduce((code, [start, end]) => `${code.slice(0, start)}void 0${code.slice(end)}`, source);
}
function missing(name: string): never {
  throw new Error(`Formik’s useFormik has no ${name} any more`);
}

export const formikWithoutUnused = (): Plugin => ({
  name: 'vestibule:formik-without-unused',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: { filter: { id: FORMIK }, handler: (source) => ({ code: withoutUnused(source), map: null }) },
});

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

/** What the hook gives in the end. */
const GIVEN =
  '_extends({}, state, { handleChange: handleChange, setFieldTouched: setFieldTouched, setFieldValue: setFieldValue, setValues: setValues })';

/** Formik's source with those parts undefined. Throws where one is not there: another release has other parts. */
export function withoutUnused(source: string): string {
  const textOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
  const found = new Map<string, readonly [start: number, end: number]>();
  const effects: (readonly [start: number, end: number])[] = [];
  new Visitor({
    FunctionDeclaration: ({ id, body }) => {
      if (id?.name !== 'useFormik') return;
      for (const statement of body?.body ?? [])
        if (statement.type === 'ExpressionStatement' && /validateOnMount|enableReinitialize/.test(textOf(statement)))
          effects.push([statement.start, statement.end]);
        else if (statement.type === 'VariableDeclaration')
          for (const { id: name, init } of statement.declarations)
            if (name.type === 'Identifier' && init) found.set(name.name, [init.start, init.end]);
    },
  }).visit(parseSync('formik.js', source).program);
  const parts = [...UNUSED.map((name) => [name, 'void 0'] as const), ['ctx', GIVEN] as const].map(
    ([name, instead]) => ({ range: found.get(name) ?? missing(name), instead }),
  );
  return [...parts, ...effects.map((range) => ({ range, instead: '' }))]
    .toSorted((one, other) => other.range[0] - one.range[0])
    .reduce((code, { range: [start, end], instead }) => code.slice(0, start) + instead + code.slice(end), source);
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

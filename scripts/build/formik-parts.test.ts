import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutUnused } from './formik-parts.ts';

const formik = readFileSync('node_modules/formik/dist/formik.esm.js', 'utf8');

test('what is called by nothing is undefined; the rest stays as it was', () => {
  const lines = withoutUnused(formik).split('\n');
  expect([
    lines.filter((line) => line.endsWith(' = void 0;')).length,
    lines.filter((line) => line.includes('var ctx = ')).length,
    lines.filter((line) => line.startsWith('  useEffect(')).length,
    lines.some((line) => line.includes('var setFieldValue = useEventCallback(')),
  ]).toEqual([25, 1, 3, true]);
});
test('a Formik that has other parts is none to be built with', () => {
  expect(() => withoutUnused(formik.replaceAll('submitForm', 'send'))).toThrow(/has no submitForm any more$/);
});

import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { inOneExpression } from './unused-components.ts';

describe('what is made and then added to', () => {
  test.each([
    ['a name is dropped', 'function A() {}\nA.displayName = "A";', 'function A() {}\n'],
    ['a context', 'var C = React2.createContext(null);', 'var C = /* @__PURE__ */ React2.createContext(null);'],
    ['a component', 'const A = React.memo(B, same);', 'const A = /* @__PURE__ */ React.memo(B, same);'],
    [
      'a component of react-intl',
      'const D = createFormattedComponent("date");\nD.displayName = "D";',
      'const D = /* @__PURE__ */ createFormattedComponent("date");\n',
    ],
    [
      'defaults come with the component',
      "var A = /*#__PURE__*/function (Base) {}(Base);\nA.displayName = 'A';\nA.defaultProps = {\n  a: true\n};",
      'var A = /*#__PURE__*//* @__PURE__ */ Object.assign(/* @__PURE__ */ function (Base) {}(Base), { defaultProps: {\n  a: true\n} });\n\n',
    ],
    [
      'a maker that has the prototype of what it makes',
      'function make() {\n  return new A();\n}\nclass A {}\nmake.prototype = A.prototype;',
      '\nclass A {}\nconst make = /* @__PURE__ */ (() => { function make() {\n  return new A();\n} make.prototype = A.prototype; return make; })();',
    ],
  ])('%s', (_, source, expected) => {
    expect(inOneExpression(source)).toBe(expected);
  });
  test.each([
    ['another call', 'var a = React.use(promise);'],
    ['another property', 'var A = B;\nA.create = make();'],
    ['defaults of a function', 'function A() {}\nA.defaultProps = {};'],
    ['defaults that are computed', 'var A = B;\nA.defaultProps = make();'],
    ['what stands within', 'function a() {\n  var A = React.memo(B);\n  A.displayName = "A";\n}'],
  ])('%s stays as it is', (_, source) => {
    expect(inOneExpression(source)).toBe(source);
  });
});

test.each([
  ['node_modules/react-router/dist/*/chunk-*.mjs', 'React'],
  ['node_modules/react-intl/index.js', 'createFormatted'],
  ['node_modules/yup/index.esm.js', '(() => { function create'],
  ['node_modules/formik/dist/formik.esm.js', 'Object.assign(/* @__PURE__ */ function'],
])('%s is written as it expects', (pattern, marked) => {
  const sources = globSync(pattern).map((file) => inOneExpression(readFileSync(file, 'utf8')));
  expect(sources.join('\n')).toContain(`/* @__PURE__ */ ${marked}`);
  expect(sources.flatMap((source) => parseSync('library.mjs', source).errors)).toEqual([]);
});

/** A failure in one line: expected and received. */
import { expect, test } from 'vitest';
import { headline } from '../harness/headline.ts';

const written = (value: unknown) => JSON.stringify(value, null, 2);

test.each([
  [
    'a value within others, by the keys that lead to it',
    written([{ registration: { emailActive: 'staying', other: [1, 2] } }]),
    written([{ registration: { emailActive: 'leaving', other: [1, 2] } }]),
    'registration.emailActive: expected "staying", got "leaving"',
  ],
  ['one too few', written(['a', 'b']), written(['a']), 'expected "b", got nothing'],
  ['one too many', written({ a: 1 }), written({ a: 1, b: { c: 2 } }), 'b: expected nothing, got { "c": 2 }'],
])('%s', (_, expected, actual, line) => {
  expect(headline({ message: 'expected this to deeply equal that', expected, actual })).toBe(line);
});

test.each([
  [
    'a locator’s text',
    'expect(locator).toHaveText(expected) failed\n\nLocator: h1\nExpected string: "Welcome"\nReceived string: "Goodbye"\n',
    'expected "Welcome", got "Goodbye"',
  ],
  [
    'a difference',
    'form submitted\n\n- Expected  - 1\n+ Received  + 1\n\n  Object {\n-   "focus": "summary",\n+   "focus": "page",\n  }',
    'expected "focus": "summary", got "focus": "page"',
  ],
])('of a message: %s', (_, message, line) => {
  expect(headline({ message })).toBe(line);
});

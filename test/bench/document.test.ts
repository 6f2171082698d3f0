import { expect, test } from 'vitest';
import { withSection } from './document.ts';

test('only what stands between its marks is written anew', () => {
  const document = 'a\n<!-- bench:one -->\nold\n<!-- /bench -->\nb\n<!-- bench:two -->\nkept\n<!-- /bench -->';
  expect(withSection(document, 'one', 'new $1')).toBe(
    'a\n<!-- bench:one -->\n\nnew $1\n\n<!-- /bench -->\nb\n<!-- bench:two -->\nkept\n<!-- /bench -->',
  );
  expect(() => withSection(document, 'three', '')).toThrow('docs/performance.md has no place for three');
});

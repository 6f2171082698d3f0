import { expect, test } from 'vitest';
import { filesOf } from './digests.ts';

test('a screen’s pictures depend on its files and shared ones, not on those of another screen', () => {
  const files = filesOf('Deny');
  expect([
    files.includes('src/screens/Deny/Deny.tsx'),
    files.includes('src/screens/Deny/deny.css'),
    files.includes('machines/code-entry/deny.page.ts'),
    files.filter((file) => /^src\/screens\/[A-Z]\w*\//.test(file) && !file.includes('/Deny/')),
    files.filter((file) => /\.(?:states|machine)\.ts$/.test(file)),
  ]).toEqual([true, true, true, [], []]);
});
test('a form that two screens show belongs to both', () => {
  const form = 'src/screens/parts/CodeForm.tsx';
  expect(['CodeEntry', 'Landing', 'Stores'].map((screen) => filesOf(screen).includes(form))).toEqual([
    true,
    true,
    false,
  ]);
});

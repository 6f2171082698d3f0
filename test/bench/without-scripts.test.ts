import { expect, test } from 'vitest';
import { withoutScripts } from './without-scripts.ts';

test('scripts and what asks for them early are taken out; styles, fonts and pictures stay', () => {
  const kept =
    '<style>a{}</style><link rel="preload" as="font" href="/f.woff2"><link rel="stylesheet" href="/s.css"><p>Text</p>';
  const page = `<script>if (a < b) c();</script><link rel="modulepreload" href="/a.js"><link as="script" rel="preload" href="/b.js">${kept}<script type="module" src="/a.js"></script>`;
  expect(withoutScripts(page)).toBe(kept);
});

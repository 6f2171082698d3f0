import { expect, test } from 'vitest';
import { requestsOf } from './requests.ts';

test('lists style sheets, preloads, scripts and pictures once, without lazy, inline or unused ones', () => {
  const html = `<link rel="icon" href="/i.svg"><link rel="canonical" href="/c"><link rel="stylesheet" href="/s.css">
    <link rel="preload" as="font" href="/f.woff2"><link rel="modulepreload" href="/m.js"><script type="module" src="/m.js"></script>
    <script data-scripts="/m.js /n.js">inline()</script><img src="/p.svg" alt=""><img src="/p.svg" alt=""><img src="/l.svg" loading="lazy" alt="">
    <link rel="stylesheet" href="/off.css" disabled><noscript><link rel="stylesheet" href="/no.css"></noscript>
    <img src="data:image/svg+xml,x" alt="">`;
  expect(requestsOf(html)).toEqual(['/s.css', '/f.woff2', '/m.js', '/p.svg', '/n.js']);
});

import type { LabFile } from '@drawbridge/contracts/practice';

const app = (routes: string) =>
  `const app = require('express')();\n${routes}\napp.use((req, res) => res.send('ok'));\napp.listen(3000);\n`;

/** Hostile programs, one of each class. */
export const HOSTILE: ReadonlyArray<{ name: string; text: string }> = [
  { name: 'endless loop', text: 'for (;;);' },
  { name: 'sparse join', text: "new Array(2 ** 32 - 1).join('');" },
  {
    name: 'recursion caught and retried',
    text: '(function f() { try { f(); } catch { f(); } })();',
  },
  {
    name: 'memory growth',
    text: 'const all = []; for (;;) all.push(new Array(1000).fill(1));',
  },
  {
    name: 'huge output',
    text: app("app.use((req, res) => res.send('x'.repeat(3_000_000)));"),
  },
  {
    name: 'pending jobs forever',
    text: app('app.use(() => (function next() { Promise.resolve().then(next); })());'),
  },
  {
    name: 'endless loop in a request',
    text: app('app.use(() => { for (;;); });'),
  },
];

export const toFiles = (entry: string, text: string): LabFile[] => [{ path: entry, text }];

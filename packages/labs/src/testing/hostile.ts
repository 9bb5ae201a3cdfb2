import type { LabFile } from '@drawbridge/contracts';

const app = (routes: string) =>
  `const app = require('express')();\n${routes}\napp.use((req, res) => res.send('ok'));\napp.listen(3000);\n`;

/** Hostile programs, one of each class; `process` marks those that only killing their process ends. */
export const HOSTILE: ReadonlyArray<{ name: string; ends: 'within' | 'process'; text: string }> = [
  { name: 'endless loop', ends: 'within', text: 'for (;;);' },
  { name: 'sparse join', ends: 'process', text: "new Array(2 ** 32 - 1).join('');" },
  {
    name: 'recursion caught and retried',
    ends: 'process',
    text: '(function f() { try { f(); } catch { f(); } })();',
  },
  {
    name: 'memory growth',
    ends: 'within',
    text: 'const all = []; for (;;) all.push(new Array(1000).fill(1));',
  },
  {
    name: 'huge output',
    ends: 'within',
    text: app("app.use((req, res) => res.send('x'.repeat(3_000_000)));"),
  },
  {
    name: 'pending jobs forever',
    ends: 'within',
    text: app('app.use(() => (function next() { Promise.resolve().then(next); })());'),
  },
  {
    name: 'endless loop in a request',
    ends: 'within',
    text: app('app.use(() => { for (;;); });'),
  },
];

export const toFiles = (entry: string, text: string): LabFile[] => [{ path: entry, text }];

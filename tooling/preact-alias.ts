/**
 * What a partner's page loads of ours runs on Preact, by its own replacement for React: a fifth of the weight, and
 * nothing on such a page shares it. Preact tracks the signals that a component reads by itself. The story tests run with
 * the same list (`STORY_RUNTIME=preact`), so what is shipped is what was tested. Decision 0095.
 */
export const preactAlias = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^@preact\/signals-react$/, replacement: '@preact/signals' },
  {
    find: /^@preact\/signals-react\/runtime$/,
    replacement: new URL('./preact-signals-runtime.ts', import.meta.url).pathname,
  },
];

/** Named for Vite beforehand, as `optimizedDeps` are. */
export const PREACT_DEPS = [
  'preact/compat',
  'preact/compat/client',
  'preact/jsx-runtime',
  'preact/jsx-dev-runtime',
  '@preact/signals',
];

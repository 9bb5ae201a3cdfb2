import type * as OidcProvider from 'oidc-provider';

/** The library's warning about the Node version that the project installs on macOS. */
const RUNTIME_LINE = 'oidc-provider WARNING: Unsupported runtime.';

/**
 * Loads the provider, in development and tests only, so that production does not pay for it. Its warning about the
 * runtime is suppressed; everything else it prints is printed.
 */
export async function loadOidcProvider(): Promise<typeof OidcProvider> {
  const { warn } = console;
  Object.assign(console, {
    warn(...words: unknown[]) {
      if (!String(words[0]).includes(RUNTIME_LINE)) warn(...words);
    },
  });
  try {
    return await import('oidc-provider');
  } finally {
    Object.assign(console, { warn });
  }
}

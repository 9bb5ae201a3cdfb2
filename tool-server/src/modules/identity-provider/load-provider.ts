import type * as OidcProvider from 'oidc-provider';

/** The library takes the Node that the project brings along for macOS for unsupported. */
const RUNTIME_LINE = 'oidc-provider WARNING: Unsupported runtime.';

/**
 * Loads the provider, in development and tests only: production never pays for it. Its one line about the runtime is
 * left out; whatever else it has to say is said.
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

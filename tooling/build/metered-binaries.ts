import { findEngineFile } from '@drawbridge/labs/engine-files';
import type { Plugin } from 'vite';

/** The engine's binaries in a page's worker are the metered ones, from where the server stores them. */
export function meteredBinaries(): Plugin {
  return {
    name: 'drawbridge:metered-binaries',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(quickjs-wasi|@sqlite\.org\/sqlite-wasm|pyodide)\/.+\?url$/ },
      handler: (specifier) => `${findEngineFile(specifier.replace('?url', ''))}?url`,
    },
  };
}

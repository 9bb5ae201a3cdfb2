import { toDigest } from './digest.ts';

/**
 * The two WebAssembly files that a host of the engine supplies, metered or as packaged; only the host knows where they
 * are.
 */
export interface EngineBinaries {
  quickjs: Uint8Array;
  sqlite: Uint8Array;
}

/** CPython for WebAssembly, and its library as a zip archive. Large, so loaded when a lab needs them. */
export interface PythonBinaries {
  wasm: Uint8Array;
  stdlib: Uint8Array;
}

export interface PythonSource {
  read(): Promise<PythonBinaries>;
  /** What `store` received at an earlier start, if the host can store it: saves starting Python again. */
  find?(key: string): Promise<Uint8Array | null>;
  store?(key: string, image: Uint8Array): Promise<void>;
}

export interface Pin {
  name: string;
  version: string;
  sha256: string;
}

/** A binary that runs learners' code. `meter` turns the packaged file into the metered one. */
export interface EnginePin extends Pin {
  metered: { sha256: string; sizeBytes: number };
  /** Limit of the module's own memory, in pages of 64 KiB. An imported memory gets its limit from the binding. */
  maxPages?: number;
}

/** The binaries that run learners' code are pinned by hash: another build is refused. */
export const PINS: Record<keyof EngineBinaries, EnginePin> = {
  quickjs: {
    name: 'quickjs-wasi',
    version: '3.6.2',
    sha256: 'd4c9375f2b1ca4dc95f72c8aa2982a7a9951ac8011490d79c6582df732b4bbd9',
    metered: {
      sha256: '75c3aac1a2dd27841816245b4ac152de2c9d6ca2dbf0d9d34a12bc89795c4ac0',
      sizeBytes: 684_036,
    },
    // The heap that a guest may have, its stack, and what the engine itself adds.
    maxPages: 320,
  },
  sqlite: {
    name: '@sqlite.org/sqlite-wasm',
    version: '3.51.2-build8',
    sha256: '2d8049756d9d3765f3afac6eb4766457152fb5f417d2febe2836ee3c2223b3e2',
    metered: {
      sha256: '392620752eeb2dd5be46deb20c5896b7a58131227735b20be99abeb3e0f490e9',
      sizeBytes: 944_137,
    },
  },
};

export const PYTHON_PINS: { wasm: EnginePin; stdlib: Pin & { sizeBytes: number } } = {
  wasm: {
    name: 'pyodide',
    version: '314.0.7',
    sha256: 'cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6',
    metered: {
      sha256: '4cb3e124e71a1531e336738bc1e0ee98c351cf9526b802e5b1f91c766eff9a93',
      sizeBytes: 10_173_606,
    },
    // All that a guest ever has.
    maxPages: 640,
  },
  stdlib: {
    name: 'pyodide library',
    version: '314.0.7',
    sha256: 'fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a',
    sizeBytes: 2_545_637,
  },
};

/** Throws if the bytes do not match the pin. */
export async function checkDigest({ name, version, sha256 }: Pin, bytes: Uint8Array): Promise<void> {
  const found = await toDigest(bytes);
  if (found !== sha256) throw new Error(`${name} ${version}: SHA-256 is ${found}, pinned is ${sha256}`);
}

/**
 * Returns the metered binary of a pin, from either file. A host that stores the metered file saves the rewriting, which
 * takes a tenth of a second to one second; whoever wrote it, only its pinned hash is accepted.
 */
export async function toMetered(pin: EnginePin, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { name, version, metered, maxPages } = pin;
  const made = { name: `${name}, metered,`, version, sha256: metered.sha256 };
  if (bytes.length === metered.sizeBytes) {
    await checkDigest(made, bytes);
    return bytes as Uint8Array<ArrayBuffer>;
  }
  await checkDigest(pin, bytes);
  // Loaded where it is needed: a page gets metered files.
  const { meter } = await import('./wasm/meter.ts');
  const found = meter(bytes, { maxPages });
  await checkDigest(made, found);
  return found as Uint8Array<ArrayBuffer>;
}

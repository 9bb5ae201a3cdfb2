import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The two WebAssembly files that a host of the engine supplies; only the host knows where they are. */
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

interface Pin {
  name: string;
  version: string;
  sha256: string;
}

/** The binaries that run learners' code are pinned by hash: another build is refused. */
export const PINS: Record<keyof EngineBinaries, Pin> = {
  quickjs: {
    name: 'quickjs-wasi',
    version: '3.6.2',
    sha256: 'd4c9375f2b1ca4dc95f72c8aa2982a7a9951ac8011490d79c6582df732b4bbd9',
  },
  sqlite: {
    name: '@sqlite.org/sqlite-wasm',
    version: '3.51.2-build8',
    sha256: '2d8049756d9d3765f3afac6eb4766457152fb5f417d2febe2836ee3c2223b3e2',
  },
};

export const PYTHON_PINS: Record<'wasm' | 'stdlib', Pin & { sizeBytes: number }> = {
  wasm: {
    name: 'pyodide',
    version: '314.0.7',
    sha256: 'cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6',
    sizeBytes: 9_598_218,
  },
  stdlib: {
    name: 'pyodide library',
    version: '314.0.7',
    sha256: 'fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a',
    sizeBytes: 2_545_637,
  },
};

export function checkBinary(which: keyof EngineBinaries, bytes: Uint8Array): void {
  checkDigest(PINS[which], bytesToHex(sha256(bytes)));
}

export function checkDigest(pin: Pin, found: string): void {
  if (found !== pin.sha256) {
    throw new Error(`${pin.name} ${pin.version}: SHA-256 is ${found}, pinned is ${pin.sha256}`);
  }
}

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPython } from '../../testing/build-lab.ts';
import { decodeBaseImage, encodeBaseImage } from './base-image-cache.ts';
import { PYTHON_PRELUDE } from './guest/prelude.ts';
import { PYTHON_BASE_HASH } from './guest-hash.ts';
import { createPythonSlot, type PythonImage } from './slot.ts';

const BOOT_MS = 60_000;

describe('A cached base image', () => {
  let image: PythonImage;
  let encoded: Uint8Array;

  beforeAll(async () => {
    const { wasm, stdlib } = await readPython();
    const module = await WebAssembly.compile(wasm as Uint8Array<ArrayBuffer>);
    image = createPythonSlot(module, stdlib, PYTHON_PRELUDE).save();
    encoded = encodeBaseImage(image);
  }, BOOT_MS);

  it('a base image is the same wherever Python is started: its hash is the pinned one', () => {
    expect(bytesToHex(sha256(encoded))).toBe(PYTHON_BASE_HASH);
  });

  it('a base image is the same after it was encoded and decoded', async () => {
    const back = await decodeBaseImage(encoded, PYTHON_BASE_HASH);
    expect(back?.entry).toBe(image.entry);
    expect(back?.memory.sizeBytes).toBe(image.memory.sizeBytes);
    expect(back && bytesToHex(sha256(encodeBaseImage(back)))).toBe(PYTHON_BASE_HASH);
  });

  it('a base image is refused when a bit of it was changed, or when it is something else', async () => {
    const changed = encoded.slice();
    changed.set([(changed.at(-1) ?? 0) ^ 1], changed.length - 1);
    expect(await decodeBaseImage(changed, PYTHON_BASE_HASH)).toBeNull();
    expect(await decodeBaseImage(new Uint8Array(), PYTHON_BASE_HASH)).toBeNull();
  });
});

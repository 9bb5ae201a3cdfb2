import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPython } from '../../testing/build-lab.ts';
import { PYTHON_PRELUDE } from './guest/prelude.ts';
import { PYTHON_BASE_HASH } from './guest-hash.ts';
import { fromKept, toKept } from './kept-image.ts';
import { createPythonSlot, type PythonImage } from './slot.ts';

const BOOT_MS = 60_000;

describe('A kept base image', () => {
  let image: PythonImage;
  let kept: Uint8Array;

  beforeAll(async () => {
    const { wasm, stdlib } = await readPython();
    const module = await WebAssembly.compile(wasm as Uint8Array<ArrayBuffer>);
    image = createPythonSlot(module, stdlib, PYTHON_PRELUDE, 1).save();
    kept = toKept(image);
  }, BOOT_MS);

  it('is the same wherever Python is started, and written down', () => {
    expect(bytesToHex(sha256(kept))).toBe(PYTHON_BASE_HASH);
  });

  it('comes back as it was', async () => {
    const back = await fromKept(kept, PYTHON_BASE_HASH);
    expect(back?.entry).toBe(image.entry);
    expect(back?.memory.sizeBytes).toBe(image.memory.sizeBytes);
    expect(back && bytesToHex(sha256(toKept(back)))).toBe(PYTHON_BASE_HASH);
  });

  it('is not taken when a bit of it was changed, or when it is something else', async () => {
    const changed = kept.slice();
    changed.set([(changed.at(-1) ?? 0) ^ 1], changed.length - 1);
    expect(await fromKept(changed, PYTHON_BASE_HASH)).toBeNull();
    expect(await fromKept(new Uint8Array(), PYTHON_BASE_HASH)).toBeNull();
  });
});

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { toCanonicalJson } from './canonical.ts';
import type { LabMemory } from './open-session.ts';
import type { LabImage, LabProgram } from './session.ts';
import { hashImage, type MemoryImage } from './wasm/image.ts';
import { toBytes } from './wasm/text.ts';

/** The image of an app in any language: both memories, and what the app did in its world while it started. */
export function toAppImage<AppImage extends { memory: MemoryImage }>(
  program: LabProgram,
  memory: LabMemory<AppImage>,
): LabImage {
  let known: string | null = null;

  function hash(): string {
    const { events, tree, lookups } = memory.world;
    const started = toCanonicalJson({ events, tree, lookups: [...lookups] });
    const all = sha256.create();
    all.update(hashImage(memory.js.memory)).update(hashImage(memory.sql)).update(toBytes(started));
    return bytesToHex(all.digest());
  }

  return {
    program,
    memory,
    sizeBytes: memory.js.memory.sizeBytes + memory.sql.sizeBytes,
    hash: () => (known ??= hash()),
  };
}

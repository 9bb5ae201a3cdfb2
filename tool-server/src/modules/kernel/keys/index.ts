export { KEY_PURPOSES } from './key-rows.ts';
export { createKeys, type KeysModule } from './keys.module.ts';
export type { KeyRing } from './keys.ts';
export { type Revocation, type Rotation, rotateKeys } from './rotate-keys.ts';
export { isRotationPending, requestRotation } from './rotation-request.ts';

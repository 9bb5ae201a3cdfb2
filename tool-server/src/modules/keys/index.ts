export { createKeyRing, type KeyRing } from './keys.ts';

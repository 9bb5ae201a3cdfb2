export { createKeys } from './keys.module.ts';
export type { KeyRing } from './keys.ts';

export { createKeySetPage } from './key-set-page.ts';
export { createKeyRing, type KeyRing } from './keys.ts';

export { createIdentity, type Identity } from './create-identity.ts';

export { createIdentityProof, type IdentityProof } from './identity-proof.ts';

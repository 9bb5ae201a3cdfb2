export { createTokens } from './tokens.module.ts';

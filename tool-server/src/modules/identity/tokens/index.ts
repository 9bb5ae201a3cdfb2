export { createTokens, type TokensModule } from './tokens.module.ts';

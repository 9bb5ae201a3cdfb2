export { makeVisitorKey, toEnding, toHash } from './keys.ts';
export { createPartners, type PartnersModule } from './partners.module.ts';

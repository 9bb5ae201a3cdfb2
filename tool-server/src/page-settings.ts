import type { Config } from './config.ts';

/** What the page must know of this installation. */
export function toPageSettings({ productName, supportEmail, privacyUrl, bases, mode }: Config) {
  return { productName, supportEmail, privacyUrl, bases, isDemo: mode !== 'production' };
}

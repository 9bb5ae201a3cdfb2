import type { Config } from './config.ts';

/** What the page must know of this installation. */
export function toPageSettings(config: Config) {
  const {
    productName,
    supportEmail,
    privacyUrl,
    knowledgeBaseUrl,
    communityUrl,
    reviewFormUrl,
    chat,
    bases,
  } = config;
  return {
    productName,
    supportEmail,
    privacyUrl,
    knowledgeBaseUrl,
    communityUrl,
    reviewFormUrl,
    chat,
    bases,
    isDemo: config.mode !== 'production',
  };
}

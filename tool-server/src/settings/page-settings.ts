import type { Config } from './config.ts';

/** The settings of this installation that the page needs. */
export function toPageSettings(config: Config) {
  const {
    productName,
    supportEmail,
    privacyUrl,
    knowledgeBaseUrl,
    communityUrl,
    reviewFormUrl,
    reviewFormSignal,
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
    reviewFormSignal,
    chat,
    bases,
    isDemo: config.mode !== 'production',
  };
}

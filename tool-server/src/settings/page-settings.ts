import type { Config } from './config.ts';

/** Origin of the review form, for the policy of pages that frame it; none for a form of this site, which may be framed. */
export function toFormOrigins({
  reviewFormUrl,
  publicUrl,
}: Pick<Config, 'reviewFormUrl' | 'publicUrl'>): string[] {
  const origin = reviewFormUrl && new URL(reviewFormUrl).origin;
  return origin && origin !== new URL(publicUrl).origin ? [origin] : [];
}

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

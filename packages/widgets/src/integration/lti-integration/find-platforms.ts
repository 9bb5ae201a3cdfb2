import type { ListedPlatform } from '@drawbridge/client/stores/integration/platforms';

/** Platforms that have every word in their name, issuer or client id. */
export function findPlatforms(platforms: readonly ListedPlatform[], words: string): ListedPlatform[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return platforms.filter(({ name, issuer, client_id }) => {
    const text = `${name} ${issuer} ${client_id}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

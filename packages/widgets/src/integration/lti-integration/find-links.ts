import type { LaunchLink } from '@drawbridge/contracts/integration';

/** Those of a kind whose title or id has every word. */
export function findLinks(links: readonly LaunchLink[], kind: string, words: string): LaunchLink[] {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  return links.filter((link) => {
    const text = `${link.title} ${link.id}`.toLowerCase();
    return (kind === 'all' || link.kind === kind) && parts.every((part) => text.includes(part));
  });
}

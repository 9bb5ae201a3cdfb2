type Segment<Part extends string> = Part extends `:${infer Name}?`
  ? { [Key in Name]?: string }
  : Part extends `:${infer Name}`
    ? { [Key in Name]: string }
    : unknown;

/** The values a pattern needs, by the names of its segments. */
export type PageParams<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}`
  ? Segment<Part> & PageParams<Rest>
  : Segment<Pattern>;

/** The address of a page. Optional segments that are not given are left out. */
export function toPagePath<Pattern extends string>(pattern: Pattern, params: PageParams<Pattern>): string {
  const values = params as Record<string, string | undefined>;
  return pattern.replaceAll(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}

/** Matches the addresses of a page; a slash at the end changes nothing. */
export function toPageRegExp(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replaceAll(/\/:\w+/g, '/[^/]+')
    .replaceAll('/*?', '(?:/.*)?')
    .replaceAll('/*', '/.*')
    .replace(/\/$/, '');
  return new RegExp(`^${source}/?$`);
}

/** 0 for a word, then a value, a value that may be missing, any rest. */
function toRank(segment: string): number {
  if (segment.startsWith('*')) return 3;
  if (!segment.startsWith(':')) return 0;
  return segment.endsWith('?') ? 2 : 1;
}

const toRanks = (pattern: string) => pattern.split('/').map(toRank).join('');

/**
 * Sorts patterns so that the first that fits an address is the page it means: a word comes before a value, and a value
 * before any rest.
 */
export function compareSpecificity(one: string, other: string): number {
  const [ranks, otherRanks] = [toRanks(one), toRanks(other)];
  if (ranks === otherRanks) return 0;
  return ranks < otherRanks ? -1 : 1;
}

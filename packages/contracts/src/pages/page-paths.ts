type Segment<Part extends string> = Part extends `:${infer Name}?`
  ? { [Key in Name]?: string }
  : Part extends `:${infer Name}`
    ? { [Key in Name]: string }
    : unknown;

/** The values that a pattern needs, by segment name. */
export type PageParams<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}`
  ? Segment<Part> & PageParams<Rest>
  : Segment<Pattern>;

/** Builds the address of a page. Optional segments without a value are omitted. */
export function toPagePath<Pattern extends string>(pattern: Pattern, params: PageParams<Pattern>): string {
  const values = params as Record<string, string | undefined>;
  return pattern.replaceAll(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}

/** Matches the addresses of a page, with or without a trailing slash. */
export function toPageRegExp(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replaceAll(/\/:\w+/g, '/[^/]+')
    .replaceAll('/*?', '(?:/.*)?')
    .replaceAll('/*', '/.*')
    .replace(/\/$/, '');
  return new RegExp(`^${source}/?$`);
}

/** 0 for a literal word, then for a value, an optional value, and any rest. */
function toRank(segment: string): number {
  if (segment.startsWith('*')) return 3;
  if (!segment.startsWith(':')) return 0;
  return segment.endsWith('?') ? 2 : 1;
}

const toRanks = (pattern: string) => pattern.split('/').map(toRank).join('');

/**
 * Sorts patterns by specificity, so that the first match is the page meant: literal words before values, values before
 * any rest.
 */
export function compareSpecificity(one: string, other: string): number {
  const [ranks, otherRanks] = [toRanks(one), toRanks(other)];
  if (ranks === otherRanks) return 0;
  return ranks < otherRanks ? -1 : 1;
}

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

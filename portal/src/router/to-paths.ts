type Value<Part extends string> = Part extends `:${string}?`
  ? [value?: string]
  : Part extends `:${string}`
    ? [value: string]
    : [];

/** The values of a pattern's segments, in their order. */
type Values<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}`
  ? [...Value<Part>, ...Values<Rest>]
  : Value<Pattern>;

/** A text where the address is always the same, else a function. */
type Path<Pattern extends string> =
  Values<Pattern> extends [] ? Pattern : (...values: Values<Pattern>) => string;

type Paths<Patterns> = {
  [Name in keyof Patterns]: Patterns[Name] extends string ? Path<Patterns[Name]> : never;
};

function toPath(pattern: string): string | ((...values: (string | undefined)[]) => string) {
  if (!pattern.includes(':')) return pattern;
  return (...values) => {
    let position = 0;
    return pattern.replaceAll(/\/:\w+\??/g, () => {
      const value = values[position++];
      return value === undefined ? '' : `/${encodeURIComponent(value)}`;
    });
  };
}

/** The builders of the addresses of a list of pages, typed by its patterns. */
export const toPaths = <const Patterns extends Readonly<Record<string, string>>>(patterns: Patterns) =>
  Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [name, toPath(pattern)]),
  ) as unknown as Paths<Patterns>;

/** Fills the `{name}` places of a text. Every text of a widget stands in its `messages.ts`. */
export function format(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    name in values ? String(values[name]) : place,
  );
}

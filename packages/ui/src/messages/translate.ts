/** Fills the `{name}` places of a text. Every text of a widget is in its `messages.ts`. */
export function format(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    name in values ? String(values[name]) : place,
  );
}

/** Returns a function that gives a text of a table of messages by its id, with its places filled. */
export function createTranslator<Id extends string>(table: Readonly<Record<Id, { text: string }>>) {
  return (id: Id, values?: Readonly<Record<string, string | number>>) => format(table[id].text, values);
}

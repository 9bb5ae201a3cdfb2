import { english, textOf } from './locale.ts';

/** A text in the page's language. Read `text` while rendering, never when a module is loaded. */
export interface Message {
  /** Its key in the catalogues. */
  readonly id: string;
  readonly text: string;
}

/** The English text and, for translators, where it is shown. */
export interface MessageSource {
  readonly text: string;
  readonly description?: string;
}

/**
 * The texts of one feature. Each has the id `feature.key` in the catalogues; a message from another table keeps its own
 * id.
 *
 * The build removes the descriptions from tables in files named `messages.ts` (`tooling/strip-unread-fields.ts`).
 */
export function defineMessages<const Table extends Readonly<Record<string, Message | MessageSource>>>(
  feature: string,
  table: Table,
): { readonly [Key in keyof Table]: Message } {
  const messages: Record<string, Message> = {};
  for (const [key, source] of Object.entries(table)) {
    if ('id' in source) {
      messages[key] = source;
    } else {
      const id = `${feature}.${key}`;
      english[id] = source.text;
      messages[key] = {
        id,
        get text() {
          return textOf(id);
        },
      };
    }
  }
  return messages as { readonly [Key in keyof Table]: Message };
}

import { keepEnglish, textOf } from './locale.ts';

/** A text in the language of the page. Read `text` while rendering, never when a module is loaded. */
export interface Message {
  readonly text: string;
}

/** The English text, and for translators where it is shown. The note is left out of builds. */
export interface MessageSource {
  readonly text: string;
  readonly description?: string;
}

class DefinedMessage implements Message {
  readonly #id: string;
  constructor(id: string) {
    this.#id = id;
  }
  get text() {
    return textOf(this.#id);
  }
}

/**
 * The texts of one feature. Each has the id `feature.key` in the catalogues; a message of another table keeps its own.
 */
export function defineMessages<const Table extends Readonly<Record<string, Message | MessageSource>>>(
  feature: string,
  table: Table,
): { readonly [Key in keyof Table]: Message } {
  const messages: Record<string, Message> = {};
  for (const [key, message] of Object.entries(table)) {
    if (message instanceof DefinedMessage) {
      messages[key] = message;
    } else {
      const id = `${feature}.${key}`;
      keepEnglish(id, message.text);
      messages[key] = new DefinedMessage(id);
    }
  }
  return messages as { readonly [Key in keyof Table]: Message };
}

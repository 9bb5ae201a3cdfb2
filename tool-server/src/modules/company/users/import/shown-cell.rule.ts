const LONGEST_SHOWN = 100;

const toShort = (text: string) =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN).toWellFormed()}…` : text;

/** What is kept and shown of a cell that is at fault: it can hold what no database and no page takes. */
export const toShownCell = (text: string): string => toShort(text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' '));

/**
 * A text as people are searched by: in lower case, with letters in their simplest form. The database makes the same of names
 * (`person.search_text`), where a sigma has one form.
 */
export const toSearchable = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll('ς', 'σ');

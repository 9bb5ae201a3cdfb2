import { validation } from '@drawbridge/contracts/rules';

/** What was typed into one field: addresses, each once, and what is not an address. */
export interface TypedEmails {
  emails: string[];
  bad: string[];
}

/** Reads addresses as people paste them: also `Name <address>`, and separated by lines, commas, semicolons or spaces. */
export function readTypedEmails(text: string): TypedEmails {
  const named = text.replaceAll(/[^,;\n<]*<([^<>\s]+)>/g, ' $1 ');
  const words = named.split(/[\s,;]+/).filter(Boolean);
  const emails = new Set<string>();
  const bad = new Set<string>();
  for (const word of words) {
    if (validation.email(word) === undefined) emails.add(word.toLowerCase());
    else bad.add(word);
  }
  return { emails: [...emails], bad: [...bad] };
}

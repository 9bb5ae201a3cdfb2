import { foldAlike, toLatin } from '../../../platform/text/look-alikes.ts';

/** What a company is in law, at the end of its name. */
const LEGAL_FORMS = new Set(
  `inc incorporated llc llp lp ltd limited corp corporation co company plc pty pte gmbh mbh ag kg kgaa ohg ug ev eg se sa sas
  sarl srl spa sl bv nv cv ab as asa oy oyj aps kft sro doo spzoo zoo kk sdn bhd and`.split(/\s+/),
);

/** `S.p.A.` is one word. */
const toWords = (name: string): string[] =>
  toLatin(name)
    .replaceAll(/[&+]/g, ' and ')
    .replaceAll(/\b(\p{L})\.\s?(?=\p{L}\b)/gu, '$1')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function withoutForm(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => !LEGAL_FORMS.has(word));
  const rest = words.slice(0, last + 1);
  const begin = rest.length > 1 && rest[0] === 'the' ? rest.slice(1) : rest;
  return begin.length > 0 ? begin : words;
}

/**
 * One key for all names of companies that people take for the same: case, spaces and signs, look-alike letters and the
 * legal form make no difference. To compare, never to show or store as a name.
 */
export function toCompanyNameKey(name: string): string {
  const key = withoutForm(toWords(name)).join('');
  return foldAlike(key === '' ? name.trim() : key);
}

/** How texts and questions name a programming language, its runtime or its usual frameworks. */
const LANGUAGES: Readonly<Record<string, RegExp>> = {
  JavaScript: /\b(javascript|typescript|node|node\.js|nodejs|express)\b/i,
  Python: /\b(python|flask|django|fastapi|sqlalchemy)\b/i,
  Java: /\b(java|spring|jdbc)\b/i,
  PHP: /\b(php|laravel)\b/i,
  // As a word of English it is written small.
  Go: /\bGo\b|\bgolang\b/,
  Ruby: /\b(ruby|rails)\b/i,
  Shell: /\b(bash|shell script)\b/i,
};

/** The programming languages that a text names. */
export const findLanguages = (text: string): string[] =>
  Object.entries(LANGUAGES).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

/** What a text of the asked language is worth more, and one of other languages alone is worth less. */
const OF_ASKED = 1.4;
const OF_OTHERS = 0.8;

/** How much a text counts for a question that asks for a language; without one all texts count the same. */
export function weighLanguage(asked: readonly string[], named: readonly string[]): number {
  if (asked.length === 0 || named.length === 0) return 1;
  return named.some((language) => asked.includes(language)) ? OF_ASKED : OF_OTHERS;
}

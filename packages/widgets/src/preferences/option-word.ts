import { PROFICIENCIES, type Proficiency } from '@drawbridge/contracts';
import { toLevelWord } from '../terms/index.ts';

/** Words of a topic that are written otherwise than they are sent. */
const SPELLINGS: Readonly<Record<string, string>> = {
  api: 'API',
  csrf: 'CSRF',
  jwt: 'JWT',
  llm: 'LLM',
  nosql: 'NoSQL',
  oauth: 'OAuth',
  sql: 'SQL',
  ssrf: 'SSRF',
  xss: 'XSS',
  xxe: 'XXE',
};

function toTopicWords(tag: string): string {
  const words = tag
    .split('-')
    .map((word) => SPELLINGS[word] ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isLevel = (option: string): option is Proficiency => Object.hasOwn(PROFICIENCIES, option);

/** What an option is called: a level by its word, a topic without its dashes. The value sent stays. @see GEN-15 */
export function toOptionWord(questionId: string, option: string): string {
  if (questionId === 'proficiency') return isLevel(option) ? toLevelWord(option) : option;
  return questionId === 'topics' ? toTopicWords(option) : option;
}

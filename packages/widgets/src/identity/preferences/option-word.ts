import { PROFICIENCIES, type Proficiency } from '@drawbridge/contracts';
import { toLevelWord, toTagWords } from '../../kit/labels/index.ts';

function toTopicTitle(tag: string): string {
  const words = toTagWords(tag);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isLevel = (option: string): option is Proficiency => Object.hasOwn(PROFICIENCIES, option);

/** Label of an option: a level by its word, a topic without its dashes. The value sent stays the same. @see GEN-15 */
export function toOptionWord(questionId: string, option: string): string {
  if (questionId === 'proficiency') return isLevel(option) ? toLevelWord(option) : option;
  return questionId === 'topics' ? toTopicTitle(option) : option;
}

export { toDurationWords } from './duration.ts';
export { toLevelWord } from './level.ts';
export { toTagWords } from './tag-words.ts';
export { toTimeAgoText } from './time-ago.ts';

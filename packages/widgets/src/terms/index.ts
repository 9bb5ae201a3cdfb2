export { toDurationWords } from './duration.ts';
export { toLevelWord } from './level.ts';
export { toTimeAgoText } from './time-ago.ts';

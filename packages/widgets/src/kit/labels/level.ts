import type { Proficiency } from '@drawbridge/contracts';
import { messages } from './messages.ts';

/** A level as people read it. @see GEN-15 */
export const toLevelWord = (level: Proficiency): string => messages[level].text;

import type { Proficiency } from '@drawbridge/contracts';
import { t } from './messages.ts';

/** A level as people read it. @see GEN-15 */
export const toLevelWord = (level: Proficiency): string => t(level);

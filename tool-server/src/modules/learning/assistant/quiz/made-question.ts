import type { Question } from '@drawbridge/content';
import type { Citation } from '@drawbridge/contracts/learning';

/** A question with the passage that explains it. */
export interface MadeQuestion extends Question {
  source: Citation;
  /** Whether people wrote it. Absent in attempts stored before a pass depended on it. */
  author?: 'course' | 'model';
}

/** Only what people wrote and reviewed decides a pass. */
export const isCounted = ({ author }: Pick<MadeQuestion, 'author'>): boolean => author === 'course';

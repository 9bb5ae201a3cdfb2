import type { Question } from '@drawbridge/content';
import type { Citation } from '@drawbridge/contracts/learning';

/** A question with the passage that explains it. */
export interface MadeQuestion extends Question {
  source: Citation;
}

/** A question that can be asked; the wrong options are chosen when it is. */
export interface Candidate {
  /** The same for the same question, so that an attempt can ask others than the one before. */
  id: string;
  kind: 'pool' | 'cloze' | 'statement';
  source: Citation;
  make(random: () => number): Question;
}

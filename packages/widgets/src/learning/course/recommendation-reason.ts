import type { RecommendationReason } from '@drawbridge/contracts/learning';
import { format } from '@drawbridge/ui/messages';
import { toTagWords } from '../../kit/labels/index.ts';
import { messages } from './messages.ts';

const TEXTS = {
  failed_trap: messages.reasonFailedTrap,
  failed_lab: messages.reasonFailedLab,
  topic: messages.reasonTopic,
  role: messages.reasonRole,
  level: messages.reasonLevel,
} as const;

/** Returns one line that says why a course is recommended. @see REC-21 */
export const toReasonText = ({ kind, value, lesson }: RecommendationReason): string =>
  format(TEXTS[kind].text, {
    value: kind === 'topic' ? toTagWords(value) : value,
    lesson: lesson?.title ?? '',
  });

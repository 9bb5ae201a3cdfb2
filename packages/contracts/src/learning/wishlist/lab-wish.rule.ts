import type { LabCard } from '../../practice/lab-list.ts';
import type { Wishable, WishType } from '../wishlist.rule.ts';

type WishedLab = Pick<
  LabCard,
  | 'lab_id'
  | 'title'
  | 'summary'
  | 'type'
  | 'level'
  | 'minutes'
  | 'owasp'
  | 'started'
  | 'passed'
  | 'upgrade'
  | 'disabled'
>;

/** A lab, challenge or playground in the words of a course: it is enrolled in once begun, and done once passed. */
export const toWishable = (lab: WishedLab): Wishable => ({
  _key: lab.lab_id,
  event_name: lab.title,
  description: lab.summary,
  type: lab.type,
  proficiency: lab.level,
  total_ttl: lab.minutes * 60,
  is_enrolled: lab.started || lab.passed,
  progress: lab.passed ? 100 : 0,
  upgrade: lab.upgrade,
  disabled: lab.disabled,
  owasp: lab.owasp,
});

/** Whether a favorite opens the page of a lab. */
export const isLabWish = <Item extends { type: WishType }>(
  item: Item,
): item is Item & { type: LabCard['type'] } =>
  item.type === 'lab' || item.type === 'challenge' || item.type === 'playground';

import { Button, type ButtonProps, iconArrowRight, iconCheck, LinkButton } from '@drawbridge/ui';
import { t } from './messages.ts';
import type { NextStep } from './next-step.ts';

export interface NextStepLinkProps extends Pick<ButtonProps, 'tone' | 'size' | 'wide' | 'className'> {
  next: NextStep;
  /** Without the title, or in a word, where there is little room; the whole stays the name that is spoken. */
  length?: 'whole' | 'short' | 'word';
}

/** Returns the label of the way on. */
export function toNextStepText(next: NextStep): string {
  if (next.kind === 'course-end') return t('end');
  if (next.kind === 'sign-up') return t('signUp');
  const { title } = next;
  if (next.kind === 'item') return t(next.isEarlier ? 'earlier' : 'item', { title });
  return t(next.labType === 'challenge' ? 'challenge' : 'lab', { title });
}

function toShortText(next: NextStep, isWord: boolean): string {
  if (next.kind === 'course-end') return t(isWord ? 'finish' : 'end');
  if (next.kind === 'sign-up') return t('signUpShort');
  // The word shown begins the name that is spoken.
  if (next.kind === 'item' && next.isEarlier) return t('earlierShort');
  if (isWord) return t('next');
  if (next.kind === 'item') return t('itemShort');
  return t(next.labType === 'challenge' ? 'challengeShort' : 'labShort');
}

/** Shows the way on from a lesson or lab: a link if there is an address. */
export function NextStepLink({ next, length = 'whole', tone = 'primary', ...look }: NextStepLinkProps) {
  const text = toNextStepText(next);
  const shown = {
    ...look,
    tone,
    iconEnd: next.kind === 'course-end' ? iconCheck : iconArrowRight,
    ...(length !== 'whole' && { title: text, 'aria-label': text }),
    children: length === 'whole' ? text : toShortText(next, length === 'word'),
  };
  if (next.href === undefined) return <Button {...shown} onClick={() => next.onOpen?.()} />;
  return <LinkButton {...shown} href={next.href} />;
}

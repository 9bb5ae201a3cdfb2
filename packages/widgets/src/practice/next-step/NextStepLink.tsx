import { Button, type ButtonProps, iconArrowRight, iconCheck, LinkButton } from '@drawbridge/ui';
import { format } from '../../provider/format.ts';
import { messages } from './messages.ts';
import type { NextStep } from './next-step.ts';

export interface NextStepLinkProps extends Pick<ButtonProps, 'tone' | 'size' | 'wide' | 'className'> {
  next: NextStep;
  /** Without the title, or in a word, where there is little room; the whole stays the name that is spoken. */
  length?: 'whole' | 'short' | 'word';
}

/** Returns the label of the way on. */
export function toNextStepText(next: NextStep): string {
  if (next.kind === 'course-end') return messages.end.text;
  if (next.kind === 'sign-up') return messages.signUp.text;
  const { title } = next;
  if (next.kind === 'item') return format(messages[next.isEarlier ? 'earlier' : 'item'].text, { title });
  return format(messages[next.labType === 'challenge' ? 'challenge' : 'lab'].text, { title });
}

function toShortText(next: NextStep, isWord: boolean): string {
  if (next.kind === 'course-end') return messages[isWord ? 'finish' : 'end'].text;
  if (next.kind === 'sign-up') return messages.signUpShort.text;
  // The word shown begins the name that is spoken.
  if (next.kind === 'item' && next.isEarlier) return messages.earlierShort.text;
  if (isWord) return messages.next.text;
  if (next.kind === 'item') return messages.itemShort.text;
  return messages[next.labType === 'challenge' ? 'challengeShort' : 'labShort'].text;
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

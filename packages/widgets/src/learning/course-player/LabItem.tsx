import { iconList } from '@drawbridge/ui';
import { ConnectedLabDetail, type ConnectedLabDetailProps } from '../../practice/lab/index.ts';
import { type FindNextStep, NextStepContext } from '../../practice/next-step/index.ts';
import { t } from './messages.ts';

interface LabItemProps
  extends Pick<
    ConnectedLabDetailProps,
    'labId' | 'course' | 'onExit' | 'onLogout' | 'onPassed' | 'toLessonHref'
  > {
  findNext: FindNextStep;
  onOpenOutline: () => void;
}

/** A lab as an item of a course. Loaded with the lab page, not with the player. @see PLAYER-13, PLAYER-14 */
export function LabItem({ findNext, onOpenOutline, ...lab }: LabItemProps) {
  const outline = {
    id: 'outline',
    label: t('outline'),
    icon: iconList,
    isIconOnly: true,
    onSelect: onOpenOutline,
  };
  return (
    <NextStepContext value={findNext}>
      <ConnectedLabDetail {...lab} hostActions={[outline]} />
    </NextStepContext>
  );
}

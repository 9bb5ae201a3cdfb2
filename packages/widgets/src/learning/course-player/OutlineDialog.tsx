import { Dialog } from '@drawbridge/ui';
import { t } from './messages.ts';
import { PlayerOutline, type PlayerOutlineProps } from './PlayerOutline.tsx';

interface OutlineDialogProps extends PlayerOutlineProps {
  onClose: () => void;
}

/** The outline over a lab, which has the whole window. @see PLAYER-14 */
export function OutlineDialog({ onClose, onOpenItem, ...outline }: OutlineDialogProps) {
  return (
    <Dialog open title={t('outline')} onClose={onClose}>
      <PlayerOutline
        {...outline}
        onOpenItem={(subjectId, itemId) => {
          onClose();
          onOpenItem(subjectId, itemId);
        }}
      />
    </Dialog>
  );
}

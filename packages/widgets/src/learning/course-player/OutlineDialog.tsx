import { Dialog } from '@drawbridge/ui';
import { messages } from './messages.ts';
import { PlayerOutline, type PlayerOutlineProps } from './PlayerOutline.tsx';

interface OutlineDialogProps extends PlayerOutlineProps {
  onClose: () => void;
}

/** The outline over a lab, which has the whole window. @see PLAYER-14 */
export function OutlineDialog({ onClose, onOpenItem, ...outline }: OutlineDialogProps) {
  return (
    <Dialog open title={messages.outline.text} onClose={onClose}>
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

import type { AskContext } from '@drawbridge/client/stores/learning/assistant';
import type { Citation } from '@drawbridge/contracts/learning';
import { Dialog, Skeleton } from '@drawbridge/ui';
import { lazy, Suspense } from 'react';
import type { LabProps } from './Answer.tsx';
import { t } from './messages.ts';
import type { SourceProps } from './SourceLink.tsx';

const AssistantPanel = lazy(async () => ({
  default: (await import('./AssistantPanel.tsx')).AssistantPanel,
}));

export interface AskDialogProps extends SourceProps, LabProps {
  /** The lesson beside which the question is asked. */
  context: AskContext;
  open: boolean;
  onClose: () => void;
}

/** The assistant over a lesson; an opened citation replaces it. @see SVC-7, CALL-37 */
export function AskDialog({
  context,
  open,
  onClose,
  toSourceHref,
  onOpenLesson,
  toLabHref,
  onOpenLab,
}: AskDialogProps) {
  // What is below the dialog already: a link to it would leave the dialog open.
  const isHere = ({ item_id }: Citation) => item_id !== undefined && item_id === context.item_id;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={t('askBesideTitle')}
      description={t('askBesideAbout')}
    >
      <Suspense fallback={<Skeleton shape="block" height={120} />}>
        <AssistantPanel
          context={context}
          toSourceHref={(source) => (isHere(source) ? undefined : toSourceHref?.(source))}
          toLabHref={toLabHref}
          onOpenLesson={(source) => {
            onClose();
            onOpenLesson?.(source);
          }}
          onOpenLab={(labId) => {
            onClose();
            onOpenLab?.(labId);
          }}
        />
      </Suspense>
    </Dialog>
  );
}

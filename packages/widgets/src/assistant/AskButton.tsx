import type { AskContext } from '@drawbridge/client/stores/assistant';
import type { Citation } from '@drawbridge/contracts';
import { Button, Dialog, iconSparkles, Skeleton } from '@drawbridge/ui';
import { lazy, Suspense, useState } from 'react';
import type { LabProps } from './Answer.tsx';
import { messages } from './messages.ts';
import type { SourceProps } from './SourceLink.tsx';

const AssistantPanel = lazy(async () => ({
  default: (await import('./AssistantPanel.tsx')).AssistantPanel,
}));

export interface AskButtonProps extends SourceProps, LabProps {
  /** The lesson or lab that the question is asked beside. */
  context: AskContext;
}

/** Asks the assistant beside a lesson: the answer comes over it, and what it cites takes its place. @see SVC-7, CALL-37 */
export function AskButton({ context, toSourceHref, onOpenLesson, toLabHref, onOpenLab }: AskButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  // A heading of this lesson is below the dialog, which a link would leave open.
  const isHere = ({ item_id }: Citation) => item_id !== undefined && item_id === context.item_id;
  return (
    <>
      <Button size="sm" icon={iconSparkles} onClick={() => setIsOpen(true)}>
        {messages.askBeside.text}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        size="lg"
        title={messages.askBesideTitle.text}
        description={messages.askBesideAbout.text}
      >
        <Suspense fallback={<Skeleton shape="block" height={120} />}>
          <AssistantPanel
            context={context}
            toSourceHref={(source) => (isHere(source) ? undefined : toSourceHref?.(source))}
            toLabHref={toLabHref}
            onOpenLesson={(source) => {
              close();
              onOpenLesson?.(source);
            }}
            onOpenLab={(labId) => {
              close();
              onOpenLab?.(labId);
            }}
          />
        </Suspense>
      </Dialog>
    </>
  );
}

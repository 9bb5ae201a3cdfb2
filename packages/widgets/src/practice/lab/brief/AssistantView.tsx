import { DeferredBoundary, DeferredSkeleton, ScrollArea } from '@drawbridge/lab-workspace/base';
import { isComposing } from '@drawbridge/ui';
import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLabPage } from '../page/lab-page-context.ts';
import * as styles from './AssistantView.css.ts';
import type { LabAssistant } from './lab-assistant.ts';

/** The assistant of the host, once its tab was opened. */
export function AssistantView() {
  const { host, view } = useLabPage();
  const { assistant } = host.value;
  const [wasOpened, setOpened] = useState(false);
  const isOpen = view.briefTab.value === 'assistant';
  if (isOpen && !wasOpened) setOpened(true);
  return assistant && (isOpen || wasOpened) ? <Opened assistant={assistant} /> : null;
}

/**
 * Rendered into an element of its own, which moves to whichever pane is shown: the panes are mounted anew when the page
 * becomes wider or narrower, and what was typed and answered would be lost with them.
 */
function Opened({ assistant }: { assistant: LabAssistant }) {
  const { view, actions } = useLabPage();
  const [container] = useState(() =>
    Object.assign(document.createElement('div'), { className: styles.container }),
  );
  const slot = view.assistantSlot.value;
  useLayoutEffect(() => slot?.append(container), [slot, container]);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    actions.leaveAssistant();
  }
  return createPortal(
    // Keys of what is inside.
    <div role="presentation" className={styles.container} onKeyDown={onKeyDown}>
      <ScrollArea label={assistant.action} className={styles.view}>
        <DeferredBoundary waiting={<DeferredSkeleton />}>
          {assistant.render({
            asked: view.asked.value,
            onOpenSteps: () => actions.goToBrief('steps'),
          })}
        </DeferredBoundary>
      </ScrollArea>
    </div>,
    container,
  );
}

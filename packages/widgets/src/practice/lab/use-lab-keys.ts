import { useEffect, useEffectEvent } from 'react';
import type { LabPage } from './page/lab-page.ts';
import { useLabPage } from './page/lab-page-context.ts';

/** The keys of the page. They also work while nothing has the focus, but not inside a dialog. */
export function useLabKeys(): void {
  const labPage = useLabPage();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const isOurs = target === document.body || (labPage.root.current?.contains(target) ?? false);
    if (!isOurs || target?.closest('dialog')) return;
    const action = findAction(event, labPage);
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function findAction(event: KeyboardEvent, { actions, view }: LabPage): (() => void) | undefined {
  const isMod = event.ctrlKey || event.metaKey;
  if (event.key === 'F6' && !isMod) return () => actions.goToNext(event.shiftKey ? -1 : 1);
  if (event.key === 'Enter' && event.altKey && !isMod) return actions.toggleMaximized;
  if (event.key === 'Enter' && isMod) return event.shiftKey ? () => void actions.submit() : actions.run;
  if (event.key.toLowerCase() === 'k' && isMod && !event.shiftKey && !event.altKey)
    return () => view.openDialog('commands');
  if (event.key === '?' && !isMod && !isTyping(event.target)) return () => view.openDialog('keys');
  return undefined;
}

/** Whether a key pressed in this element writes text. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

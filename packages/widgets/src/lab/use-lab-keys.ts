import { type RefObject, useEffect, useEffectEvent } from 'react';

export interface LabKeys {
  /** 1 for the next pane, -1 for the one before. */
  onCycle: (step: 1 | -1) => void;
  onRun: () => void;
  onSubmit: () => void;
  onHelp: () => void;
  onCommands: () => void;
}

/** The keys of the page. They also work while nothing in the lab has the focus, but not inside a dialog. */
export function useLabKeys(root: RefObject<HTMLElement | null>, keys: LabKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const isOurs = target === document.body || (root.current?.contains(target) ?? false);
    if (!isOurs || target?.closest('dialog')) return;
    const deed = toDeed(event, keys);
    if (!deed) return;
    event.preventDefault();
    deed();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function toDeed(event: KeyboardEvent, keys: LabKeys): (() => void) | undefined {
  const isMod = event.ctrlKey || event.metaKey;
  if (event.key === 'F6' && !isMod) return () => keys.onCycle(event.shiftKey ? -1 : 1);
  if (event.key === 'Enter' && isMod) return event.shiftKey ? keys.onSubmit : keys.onRun;
  if (event.key.toLowerCase() === 'k' && isMod && !event.shiftKey && !event.altKey) return keys.onCommands;
  if (event.key === '?' && !isMod && !isTyping(event.target)) return keys.onHelp;
  return undefined;
}

/** Whether a key pressed here writes text. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

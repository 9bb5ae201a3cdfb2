import { useEffect, useRef } from 'react';

/** Gives the focus to what replaced a pressed button, in the same place: it would be lost with the button. */
export function useKeptFocus<Element extends HTMLElement>(changes: unknown) {
  const place = useRef<Element>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && !place.current?.contains(document.activeElement))
      place.current?.querySelector<HTMLElement>('a, button')?.focus();
    hadFocus.current = false;
  }, [changes]);
  return {
    place,
    /** Called when one of the buttons is pressed. */
    pressed: () => {
      hadFocus.current = true;
    },
  };
}

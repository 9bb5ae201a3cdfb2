import { useEffect, useEffectEvent, useState } from 'react';

const TYPING_WAIT_MS = 300;

/** The text of a field that is passed on when the typing rests. */
export function useTyped(value: string, onRest: (typed: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // Changed from outside: cleared, or the way back.
    if (typed.trim() !== value) setTyped(value);
  }
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => rest(typed.trim()), TYPING_WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return [typed, setTyped] as const;
}

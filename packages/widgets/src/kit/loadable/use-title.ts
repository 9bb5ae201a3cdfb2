import { useEffect } from 'react';

/** Tells the page the title of its content once it is known. */
export function useTitle(title: string | undefined, onTitle: ((title: string) => void) | undefined) {
  useEffect(() => {
    if (title !== undefined) onTitle?.(title);
  }, [title, onTitle]);
}

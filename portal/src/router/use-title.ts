import { useEffect } from 'react';
import { usePortal } from '../base/portal.ts';

/** Sets the document's title; without one the product's name alone; null leaves it. @see GEN-16..GEN-18 */
export function useTitle(title: string | undefined | null): void {
  const { productName } = usePortal().settings;
  useEffect(() => {
    if (title === null) return;
    document.title = title ? `${title} · ${productName}` : productName;
  }, [title, productName]);
}

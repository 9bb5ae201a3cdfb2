import { useEffect } from 'react';
import { useEntrance } from '../entrance.ts';

/** Sets the document's title; without one the product's name alone. @see GEN-16, GEN-17 */
export function useTitle(title: string | undefined): void {
  const { productName } = useEntrance().settings;
  useEffect(() => {
    document.title = title ? `${title} · ${productName}` : productName;
  }, [title, productName]);
}

/**
 * Reports each new height of the body's box, rounded up; a document's scroll height would never shrink. Returns a
 * function that stops it.
 * @see EMB-9
 */
export function followHeight(tell: (heightPx: number) => void): () => void {
  let told = 0;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    tell(height);
  });
  observer.observe(document.body);
  return () => observer.disconnect();
}

/**
 * For a frame whose host gives it the height of its contents. A scrollbar that takes room makes the contents narrower and
 * their height another one: told to the host, it would keep the scrollbar there.
 */
export function hideScrollbar(): void {
  document.documentElement.style.scrollbarWidth = 'none';
}

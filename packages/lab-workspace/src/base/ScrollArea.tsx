import type { ReactNode, Ref } from 'react';

interface ScrollAreaProps {
  label: string;
  className: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A scrolled area that may contain nothing focusable: it takes the focus itself and has a name. */
export function ScrollArea({ label, className, ref, children }: ScrollAreaProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <section ref={ref} aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  );
}

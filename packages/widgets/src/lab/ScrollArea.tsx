import type { ReactNode, Ref } from 'react';

interface ScrollAreaProps {
  label: string;
  className: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** Something that scrolls by itself and may hold nothing that takes the focus: reachable by keyboard, with a name. */
export function ScrollArea({ label, className, ref, children }: ScrollAreaProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <section ref={ref} aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  );
}

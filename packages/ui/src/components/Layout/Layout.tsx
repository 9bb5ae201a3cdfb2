import type { HTMLAttributes } from 'react';
import { cx } from '../../foundation/cx.ts';
import * as styles from './Layout.css.ts';

type Gap = keyof typeof styles.gap;
type Block =
  | 'div'
  | 'section'
  | 'article'
  | 'ul'
  | 'ol'
  | 'li'
  | 'nav'
  | 'header'
  | 'footer'
  | 'main'
  | 'span';

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  as?: Block;
  /** A step of the space scale: 4 px each, `half` is 2 px. */
  gap?: Gap;
}

export interface StackProps extends LayoutProps {
  align?: 'start' | 'center' | 'end' | 'stretch';
}

/** Items below each other. */
export function Stack({ as: Element = 'div', gap = '4', align = 'stretch', className, ...rest }: StackProps) {
  return <Element {...rest} className={cx(styles.stack, styles.gap[gap], styles.align[align], className)} />;
}

export interface InlineProps extends LayoutProps {
  align?: keyof typeof styles.align;
  justify?: keyof typeof styles.justify;
  /** Whether a full row wraps. */
  wrap?: boolean;
}

/** Items beside each other. */
export function Inline({
  as: Element = 'div',
  gap = '2',
  align = 'center',
  justify = 'start',
  wrap = true,
  className,
  ...rest
}: InlineProps) {
  return (
    <Element
      {...rest}
      className={cx(
        styles.inline,
        wrap && styles.wrap,
        styles.gap[gap],
        styles.align[align],
        styles.justify[justify],
        className,
      )}
    />
  );
}

export interface GridProps extends LayoutProps {
  /** Minimum column width in px; there are as many columns as fit. */
  minPx?: number | undefined;
}

/** Columns of equal width, as many as fit: cards. */
export function Grid({ as: Element = 'div', gap = '5', minPx = 280, className, style, ...rest }: GridProps) {
  const measured = { ...style, [styles.leastName]: `${minPx}px` };
  return <Element {...rest} className={cx(styles.grid, styles.gap[gap], className)} style={measured} />;
}

import type { HTMLAttributes } from 'react';
import { cx } from '../../foundation/cx.ts';
import * as styles from './Prose.css.ts';

export interface ProseProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section';
}

/**
 * Lesson typography for plain elements: headings, lists, code (with highlight.js classes), tables, pictures, notes
 * (`<aside data-tone="note|pass|fix|warn|fail|attack">`). The markup must already be sanitized.
 */
export function Prose({ as: Element = 'div', className, ...rest }: ProseProps) {
  return <Element {...rest} className={cx(styles.prose, className)} />;
}

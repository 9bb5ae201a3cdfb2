import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { type LinkProps, type LinkRenderer, useLinkRenderer } from '../../foundation/link.tsx';
import * as styles from './Card.css.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** `section` for a panel of a page, `article` for self-contained content, `div` for neither. */
  as?: 'article' | 'section' | 'div';
  padding?: 'none' | 'md' | 'lg';
  /** Lifts on hover: for cards that hold a `CardLink`. */
  interactive?: boolean;
  /** Looks inactive. */
  dimmed?: boolean;
}

/** A panel one step above the page. */
export function Card({
  as: Element = 'div',
  padding = 'md',
  interactive = false,
  dimmed = false,
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={cx(
        styles.card,
        styles.padding[padding],
        interactive && styles.interactive,
        dimmed && styles.dimmed,
        className,
      )}
    />
  );
}

export interface CardLinkProps extends LinkProps {
  renderLink?: LinkRenderer;
}

/** The link of a card, usually its title: the whole card is clickable, a screen reader announces one link. */
export function CardLink({ renderLink, className, ...rest }: CardLinkProps) {
  const render = useLinkRenderer(renderLink);
  const props = { ...rest, 'data-card-link': '', className: cx(styles.cardLink, className) };
  return render(props);
}

/** Wraps the buttons of a card that has a `CardLink`, so that they can be pressed themselves. */
export function CardActions({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx(styles.aboveLink, className)}>{children}</div>;
}

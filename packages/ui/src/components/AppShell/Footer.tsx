import type { ReactNode } from 'react';
import { externalLink, type LinkRenderer, useLinkRenderer } from '../../foundation/link.tsx';
import * as styles from './TopBar.css.ts';

export interface FooterLink {
  label: string;
  href: string;
  external?: boolean;
}

export interface FooterProps {
  /** The privacy policy is the first of them (SHELL-4). */
  links: readonly FooterLink[];
  /** Before the links. */
  note?: ReactNode;
  renderLink?: LinkRenderer;
}

/** The foot of every page. */
export function Footer({ links, note, renderLink }: FooterProps) {
  const render = useLinkRenderer(renderLink);
  return (
    <footer className={styles.footer}>
      {note && <div className={styles.note}>{note}</div>}
      <ul className={styles.links}>
        {links.map(({ label, href, external }) => (
          <li key={href}>
            {external ? (
              <a href={href} {...externalLink} className={styles.link}>
                {label}
              </a>
            ) : (
              render({ href, className: styles.link, children: label })
            )}
          </li>
        ))}
      </ul>
    </footer>
  );
}

import { type ReactNode, useId } from 'react';
import { cx } from '../../foundation/cx.ts';
import { type LinkRenderer, useLinkRenderer } from '../../foundation/link.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconData } from '../Icon/icon-data.ts';
import { Logo } from '../Logo/Logo.tsx';
import { LogoMark } from '../Logo/LogoMark.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { t } from './messages.ts';
import * as styles from './Sidebar.css.ts';

export interface SidebarItem {
  id: string;
  label: string;
  icon: IconData;
  href: string;
  /** After the label: a count. */
  end?: ReactNode;
  /** A word about the entry, spoken as its description: "soon". The rail has no space for it. */
  note?: string;
}

export interface SidebarSection {
  id: string;
  /** Heading of the section; the first one usually has none. */
  label?: string;
  items: readonly SidebarItem[];
}

/** What the sidebar shows in every mode. */
export interface SidebarTexts {
  /** Names the navigation. */
  label?: string;
  productName: string;
  homeHref: string;
  sections: readonly SidebarSection[];
  /** The item of the page shown. */
  activeId?: string;
  /** Below the items; hidden in mini mode, where there is no space for text. */
  footer?: ReactNode;
  renderLink?: LinkRenderer;
}

type ContentProps = SidebarTexts & { mini: boolean };

/** The contents of the sidebar, whatever frame it is in. */
export function SidebarContent({
  label = t('main'),
  productName,
  homeHref,
  sections,
  activeId,
  footer,
  renderLink,
  mini,
}: ContentProps) {
  const render = useLinkRenderer(renderLink);
  return (
    <>
      <div className={cx(styles.head, mini && styles.headMini)}>
        {render({
          href: homeHref,
          className: styles.home,
          children: mini ? <LogoMark size={32} label={productName} /> : <Logo productName={productName} />,
        })}
      </div>
      <nav aria-label={label} className={cx(styles.nav, mini && styles.navMini)}>
        {sections.map((section) => (
          <Section key={section.id} {...{ section, activeId, mini }} render={render} />
        ))}
      </nav>
      {footer && !mini && <div className={styles.foot}>{footer}</div>}
    </>
  );
}

interface SectionProps {
  section: SidebarSection;
  activeId?: string;
  mini: boolean;
  render: LinkRenderer;
}

function Section({ section, activeId, mini, render }: SectionProps) {
  const id = useId();
  const isLabelled = section.label !== undefined && !mini;
  return (
    <div className={styles.section}>
      {isLabelled && (
        <h2 id={id} className={styles.sectionLabel}>
          {section.label}
        </h2>
      )}
      <ul
        className={styles.list}
        {...(isLabelled ? { 'aria-labelledby': id } : { 'aria-label': section.label })}
      >
        {section.items.map((item) => (
          <li key={item.id}>{renderItem(item, item.id === activeId, mini, render)}</li>
        ))}
      </ul>
    </div>
  );
}

function renderItem(item: SidebarItem, isActive: boolean, mini: boolean, render: LinkRenderer) {
  const noteId = `sidebar-note-${item.id}`;
  const link = render({
    href: item.href,
    className: cx(styles.item, mini && styles.itemMini),
    'aria-current': isActive ? 'page' : undefined,
    ...(item.note === undefined ? {} : { 'aria-describedby': noteId }),
    children: (
      <>
        <Icon icon={item.icon} size={mini ? 22 : 20} />
        <span className={mini ? styles.labelMini : styles.label}>{item.label}</span>
        {item.end && <span className={mini ? styles.badgeMini : undefined}>{item.end}</span>}
        {item.note !== undefined && (
          <span id={noteId} aria-hidden hidden={mini} className={styles.note}>
            {item.note}
          </span>
        )}
      </>
    ),
  });
  // The rail may break a long label; the tooltip has all of it.
  return mini ? (
    <Tooltip content={item.label} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

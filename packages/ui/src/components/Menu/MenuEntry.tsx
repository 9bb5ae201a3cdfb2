import { cx } from '../../foundation/cx.ts';
import { externalLink, type LinkRenderer, useLinkRenderer } from '../../foundation/link.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { iconCheck, iconExternal } from '../Icon/icons/index.ts';
import * as styles from './Menu.css.ts';
import type { MenuEntry, MenuItem } from './menu-entries.ts';

interface EntryProps<Entry> {
  entry: Entry;
  /** Closes the menu. */
  onDone: () => void;
  renderLink?: LinkRenderer;
}

/** One entry of any kind. */
export function MenuEntryView({ entry, ...rest }: EntryProps<MenuEntry>) {
  if (entry.kind === 'separator') return <hr className={styles.separator} />;
  if (entry.kind === 'heading')
    return (
      <div role="presentation" className={styles.heading}>
        {entry.label}
      </div>
    );
  return entry.href === undefined || entry.disabled ? (
    <MenuButton entry={entry} {...rest} />
  ) : (
    <MenuLink entry={entry} {...rest} />
  );
}

function MenuButton({ entry, onDone }: EntryProps<MenuItem>) {
  const isCheckable = entry.checked !== undefined;
  return (
    <button
      type="button"
      role={isCheckable ? 'menuitemcheckbox' : 'menuitem'}
      aria-checked={entry.checked}
      // Not the disabled attribute: a disabled entry stays reachable, so that a reader learns it exists.
      aria-disabled={entry.disabled ? true : undefined}
      tabIndex={-1}
      className={cx(styles.item, entry.tone === 'danger' && styles.danger)}
      onClick={() => {
        if (entry.disabled) return;
        // Closed first, so that the focus is back before a dialog opened by the action takes it.
        onDone();
        entry.onSelect?.();
      }}
    >
      <EntryContent entry={entry} />
    </button>
  );
}

function MenuLink({ entry, onDone, renderLink }: EntryProps<MenuItem>) {
  const render = useLinkRenderer(renderLink);
  const props = {
    href: entry.href ?? '',
    role: 'menuitem',
    tabIndex: -1,
    className: cx(styles.item, entry.tone === 'danger' && styles.danger),
    children: <EntryContent entry={entry} />,
    onClick: () => {
      onDone();
      entry.onSelect?.();
    },
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is in props.children
  return entry.external ? <a {...props} {...externalLink} /> : render(props);
}

function EntryContent({ entry }: { entry: MenuItem }) {
  return (
    <>
      {entry.icon && <Icon icon={entry.icon} size={16} className={styles.icon} />}
      <span className={styles.label}>{entry.label}</span>
      {entry.end}
      {entry.checked && <Icon icon={iconCheck} size={16} />}
      {entry.external && <Icon icon={iconExternal} size={14} className={styles.icon} />}
    </>
  );
}

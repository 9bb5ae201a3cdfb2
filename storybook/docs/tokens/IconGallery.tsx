import * as ui from '@drawbridge/ui';
import { useState } from 'react';
import * as styles from './tokens.css.ts';

const icons = Object.entries(ui).filter(
  (entry): entry is [string, ui.IconData] => entry[0].startsWith('icon') && typeof entry[1] === 'object',
);

/** The whole set by name, with a search. */
export function IconGallery() {
  const [search, setSearch] = useState('');
  const found = icons.filter(([name]) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <div className={styles.frame}>
      <ui.SearchField label="Search icons" value={search} onChange={setSearch} className={styles.search} />
      <p role="status" className={styles.value}>
        {found.length} of {icons.length}
      </p>
      <div className={styles.icons}>
        {found.map(([name, icon]) => (
          <div key={name} className={styles.icon}>
            <ui.Icon icon={icon} size={24} />
            <span>
              {name}
              {icon.mirrored ? ' ⇄' : ''}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

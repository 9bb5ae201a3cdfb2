import { Avatar, iconHeart, iconLogout, iconMoon, iconSun, Menu, VisuallyHidden } from '@drawbridge/ui';
import { format } from '@drawbridge/widgets/provider';
import { useSignals } from '@preact/signals-react/runtime';
import { useNavigate } from '../navigation.ts';
import { paths } from '../paths.ts';
import { useProgram } from '../program-context.tsx';
import { theme, toggleTheme } from '../theme.ts';
import { messages } from './messages.ts';
import * as styles from './shell.css.ts';

/** The account menu: only the rooms that exist. @see SHELL-12..SHELL-20 */
export function UserMenu() {
  useSignals();
  const { session } = useProgram();
  const navigate = useNavigate();
  const user = session.user.value;
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  const isDark = theme.value === 'dark';

  async function logOut() {
    const left = location.href;
    await session.logout();
    navigate(`/?redirect=${encodeURIComponent(left)}`);
  }

  return (
    <Menu
      label={format(messages.menu.text, { name })}
      header={
        <div className={styles.person}>
          <span className={styles.name}>{name}</span>
          <span className={styles.email}>{user.email}</span>
        </div>
      }
      items={[
        { id: 'favorite', label: messages.favorite.text, icon: iconHeart, href: paths.favorite },
        {
          id: 'theme',
          label: isDark ? messages.lightMode.text : messages.darkMode.text,
          icon: isDark ? iconSun : iconMoon,
          onSelect: toggleTheme,
        },
        { kind: 'separator', id: 'line' },
        { id: 'logout', label: messages.logout.text, icon: iconLogout, onSelect: () => void logOut() },
      ]}
      trigger={(props) => (
        <button {...props} type="button" className={styles.trigger}>
          <Avatar name={name} src={user.picture} size={32} decorative />
          <VisuallyHidden>{format(messages.menu.text, { name })}</VisuallyHidden>
        </button>
      )}
    />
  );
}

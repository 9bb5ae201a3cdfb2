import { type Command, iconLogout, iconMoon, iconSun, type SidebarSection } from '@drawbridge/ui';
import { Palette } from '@drawbridge/widgets/learning/palette';
import { LAB_PAGES } from '../router/lab-paths.ts';
import { paths } from '../router/paths.ts';
import { useNavigate } from '../router/use-navigate.ts';
import type { MenuItem } from './menu-item.ts';
import { t } from './palette-messages.ts';
import { useLogout } from './use-logout.ts';

export interface ShellPaletteProps {
  /** The menu of the person. */
  sections: readonly SidebarSection[];
  /** Pages that are not in the sidebar. */
  searchPages: readonly MenuItem[];
  /** The theme that is shown, and the switch to the other. */
  theme: { isDark: boolean; toggle: () => void };
  onClose: () => void;
}

/** Ctrl K: the pages of the menu, what else a person can do anywhere, and everything they may open. */
export function ShellPalette({ sections, searchPages, theme, onClose }: ShellPaletteProps) {
  const navigate = useNavigate();
  const logOut = useLogout();
  const { isDark } = theme;
  const pages = [
    ...sections.flatMap(({ items }) => items),
    ...searchPages.map(({ label, ...page }) => ({ ...page, label: label.text, note: undefined })),
  ];
  const commands: Command[] = [
    ...pages.map(({ id, label, icon, href, note }) => ({
      id: `page-${id}`,
      label,
      icon,
      group: t('pages'),
      ...(note !== undefined && { note }),
      onSelect: () => navigate(href),
    })),
    {
      id: 'theme',
      label: isDark ? t('lightMode') : t('darkMode'),
      icon: isDark ? iconSun : iconMoon,
      group: t('actions'),
      keywords: t('themeWords'),
      onSelect: theme.toggle,
    },
    {
      id: 'logout',
      label: t('logout'),
      icon: iconLogout,
      group: t('actions'),
      keywords: t('logoutWords'),
      onSelect: () => void logOut(),
    },
  ];
  return (
    <Palette
      onClose={onClose}
      commands={commands}
      onOpenLab={({ type, lab_id }) => navigate(LAB_PAGES[type].open(lab_id))}
      onOpenCourse={(courseId) => navigate(paths.courseIntro(courseId))}
      onOpenItem={(courseId, subjectId, { object_type, _key }) =>
        navigate(paths.item(object_type, courseId, subjectId, _key))
      }
    />
  );
}

import { type Command, iconLogout, iconMoon, iconSun, type SidebarSection } from '@drawbridge/ui';
import { Palette } from '@drawbridge/widgets/learning/palette';
import { LAB_PAGES } from '../router/lab-paths.ts';
import { paths } from '../router/paths.ts';
import { useNavigate } from '../router/use-navigate.ts';
import type { MenuItem } from './menu.ts';
import { messages as shared } from './messages.ts';
import { messages as own } from './palette-messages.ts';
import { useLogout } from './use-logout.ts';

const messages = { ...shared, ...own };

export interface ShellPaletteProps {
  /** The menu of the person. */
  sections: readonly SidebarSection[];
  /** Pages of the account menu, which is not part of the sidebar. */
  accountPages: readonly MenuItem[];
  /** The theme that is shown, and the switch to the other. */
  theme: { isDark: boolean; toggle: () => void };
  onClose: () => void;
}

/** Ctrl K: the pages of the menu, what else a person can do anywhere, and everything they may open. */
export function ShellPalette({ sections, accountPages, theme, onClose }: ShellPaletteProps) {
  const navigate = useNavigate();
  const logOut = useLogout();
  const { isDark } = theme;
  const pages = [
    ...sections.flatMap(({ items }) => items),
    ...accountPages.map(({ label, ...page }) => ({ ...page, label: label.text, note: undefined })),
  ];
  const commands: Command[] = [
    ...pages.map(({ id, label, icon, href, note }) => ({
      id: `page-${id}`,
      label,
      icon,
      group: messages.pages.text,
      ...(note !== undefined && { note }),
      onSelect: () => navigate(href),
    })),
    {
      id: 'theme',
      label: isDark ? messages.lightMode.text : messages.darkMode.text,
      icon: isDark ? iconSun : iconMoon,
      group: messages.actions.text,
      keywords: messages.themeWords.text,
      onSelect: theme.toggle,
    },
    {
      id: 'logout',
      label: messages.logout.text,
      icon: iconLogout,
      group: messages.actions.text,
      keywords: messages.logoutWords.text,
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

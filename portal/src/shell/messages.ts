/** Texts of the shell. */
export const messages = {
  dashboard: { text: 'Dashboard', description: 'Sidebar entry and first breadcrumb' },
  courses: { text: 'Courses', description: 'Sidebar entry' },
  challenges: { text: 'Challenges', description: 'Sidebar entry. @see SHELL-22' },
  playgrounds: { text: 'Playgrounds', description: 'Sidebar entry. @see SHELL-22' },
  favorite: { text: 'Favorites', description: 'Sidebar and user menu entry' },
  menu: { text: 'Account menu of {name}', description: 'Name of the user menu button' },
  darkMode: {
    text: 'Dark mode',
    description: 'Switches to dark; names the mode it switches to. @see SHELL-16',
  },
  lightMode: { text: 'Light mode', description: 'Switches to light' },
  logout: { text: 'Logout', description: 'User menu entry' },
  privacy: { text: 'Privacy policy', description: 'Footer link. @see SHELL-4' },
  help: { text: 'Contact support', description: 'Footer link' },
  toggle: { text: 'Switch the sidebar', description: 'Name of the sidebar button' },
} as const;

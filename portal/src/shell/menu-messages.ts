/** Texts of what comes once the page stands: the account menu and the greeting. */
export const menuMessages = {
  profile: { text: 'My Profile', description: 'User menu, verbatim. @see SHELL-12' },
  subscription: { text: 'My Subscription', description: 'User menu, verbatim. @see SHELL-13' },
  noBilling: {
    text: 'Not able to find the billing information. Please contact {email}',
    description: 'Verbatim. @see BILL-7',
  },
  upgrade: { text: 'Upgrade', description: 'User menu, verbatim. @see SHELL-14' },
  knowledgeBase: { text: 'Knowledge Base', description: 'User menu, verbatim. @see SHELL-17' },
  community: { text: 'Community', description: 'User menu, verbatim. @see SHELL-17' },
  favorite: { text: 'Favorites', description: 'User menu, verbatim. @see SHELL-18' },
  notifications: { text: 'Notifications', description: 'User menu, verbatim. @see SHELL-19' },
  logout: { text: 'Logout', description: 'User menu entry' },
  welcome: { text: 'Welcome, {name}', description: 'Greeting just after the sign-in. @see AUTH-26' },
} as const;

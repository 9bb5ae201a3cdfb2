import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the shell. */
export const messages = defineMessages('portal/shell', {
  dashboard: { text: 'Dashboard', description: 'Entry of the sidebar, and first breadcrumb' },
  unread: {
    text: '{count} unread',
    description: 'Screen reader only: said of the dot beside "Notifications". {count}: number. Adjective',
  },
  courses: { text: 'Courses', description: 'Entry of the sidebar. @see SHELL-22' },
  labs: { text: 'Labs', description: 'Entry of the sidebar' },
  journeys: { text: 'Journeys', description: 'Entry of the sidebar: series of courses' },
  liveCourses: {
    text: 'Live courses',
    description: 'Entry of the sidebar: courses with an instructor at a fixed time',
  },
  challenges: { text: 'Challenges', description: 'Entry of the sidebar: short exercises' },
  assignments: {
    text: 'Assignments',
    description: 'Entry of the sidebar: what a company asks its members to learn',
  },
  playgrounds: { text: 'Playgrounds', description: 'Entry of the sidebar: apps without a task' },
  runningLabs: { text: 'Running labs', description: 'Entry of the sidebar: labs that the user has open' },
  championSection: {
    text: 'Champion',
    description:
      'Heading in the sidebar: pages for people who look after security in their teams. Little space',
  },
  managerSection: {
    text: 'Manager',
    description: 'Heading in the sidebar: pages for managers of a company. Little space',
  },
  adminSection: {
    text: 'Admin',
    description: 'Heading in the sidebar: pages for administrators of a company. Little space',
  },
  securityChampions: {
    text: 'Security Champions',
    description:
      'Entry of the sidebar: page for people who look after security in their teams. @see ROLE-2, ROLE-6',
  },
  teamManagement: { text: 'Team Management', description: 'Entry of the sidebar, for managers. @see ROLE-4' },
  auditTrail: {
    text: 'Audit trail',
    description: 'Page in the search, for administrators: list of who did what',
  },
  users: { text: 'Users', description: 'Entry of the sidebar, for administrators. @see ROLE-2' },
  teams: { text: 'Teams', description: 'Entry of the sidebar, for administrators' },
  customChallenge: {
    text: 'Build your challenge',
    description: 'Entry of the sidebar, for administrators. Verb',
  },
  creatorStudio: {
    text: 'Creator Studio',
    description: 'Entry of the sidebar, for administrators: where a company will make its own content',
  },
  beta: {
    text: 'beta',
    description: 'Badge after an entry of the sidebar: not finished. Very little space. @see COMP-48',
  },
  soon: {
    text: 'soon',
    description: 'After an entry of the sidebar whose page does not exist yet. Very little space',
  },
  reports: { text: 'Reports', description: 'Entry of the sidebar, for administrators. Noun, plural' },
  tournaments: { text: 'Tournaments', description: 'Entry of the sidebar, for administrators' },
  interviews: { text: 'Interviews', description: 'Entry of the sidebar, for administrators. Noun, plural' },
  courseAssignments: { text: 'Course Assignments', description: 'Entry of the sidebar, for administrators' },
  administrators: { text: 'Administrators', description: 'Entry of the sidebar, for administrators' },
  organization: {
    text: 'Organization',
    description: 'Entry of the sidebar, for administrators: settings of the company',
  },
  integrations: {
    text: 'Integrations',
    description: 'Entry of the sidebar, for administrators: connections with learning platforms',
  },
  partners: {
    text: 'Partner sites',
    description: 'Page in the search, for administrators: sites that show courses and labs',
  },
  upgradeBanner: {
    text: 'You are on the free plan.',
    description: 'Text at the bottom of the sidebar, for users of the plan that costs nothing. @see SHELL-21',
  },
  upgradeBannerLink: {
    text: 'See what an upgrade unlocks',
    description: 'Button under "You are on the free plan.": opens the plans. Verb',
  },
  notLoaded: {
    text: 'Server busy please try later!',
    description: 'Toast: a part of the page could not be loaded',
  },
  verifyBanner: {
    text: 'Confirm your email address',
    description: 'Screen reader only: name of the banner above the page. Verb. @see AUTH-40',
  },
  verifyBannerText: {
    text: 'Your email address is not confirmed yet.',
    description: 'Text of the banner "Confirm your email address"',
  },
  verifyNow: {
    text: 'Confirm it',
    description:
      'Button of the banner "Confirm your email address": opens a dialog. "It": the email address. Verb',
  },
  verifyLater: {
    text: 'Not now',
    description: 'Button of the banner "Confirm your email address": hides it until the next sign-in',
  },
  menu: {
    text: 'Account menu of {name}',
    description: "Screen reader only: name of the button with the user's picture. {name}: name of the user",
  },
  darkMode: {
    text: 'Dark Mode',
    description:
      'Entry of the user menu, and tooltip of an icon button: changes to dark colors. @see SHELL-16',
  },
  lightMode: {
    text: 'Light Mode',
    description: 'Entry of the user menu, and tooltip of an icon button: changes to light colors',
  },
  review: {
    text: 'Write a Review',
    description:
      'Entry of the user menu, and button at the top: opens the form of the review site G2. Verb. @see SHELL-3, SHELL-15',
  },
  privacy: { text: 'Privacy policy', description: 'Link at the bottom of the page. @see SHELL-4' },
  help: { text: 'Contact support', description: 'Link at the bottom of the page: opens an email. Verb' },
  toggle: {
    text: 'Toggle the sidebar',
    description: 'Tooltip of the button with three lines: shows and hides the sidebar. Verb',
  },
  profile: { text: 'My Profile', description: 'Entry of the user menu. @see SHELL-12' },
  favorite: { text: 'Favorites', description: 'Entry of the user menu. @see SHELL-18' },
  notifications: { text: 'Notifications', description: 'Entry of the user menu. @see SHELL-19' },
  search: {
    text: 'Search',
    description: 'Button at the top: opens the search; a keyboard shortcut follows. Verb',
  },
  welcome: {
    text: 'Welcome, {name}',
    description: 'Toast after the sign-in. {name}: name of the user. @see AUTH-26',
  },
});
export const t = createTranslator(messages);

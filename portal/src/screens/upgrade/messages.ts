/** Texts of the page about plans. */
export const messages = {
  title: { text: 'Upgrade', description: 'Title and breadcrumb' },
  description: {
    text: 'What a bigger plan opens, and how to get it.',
    description: 'Under the title',
  },
  current: { text: 'Your plan', description: 'Badge of the plan in force' },
  choose: { text: 'Ask for this plan', description: 'Opens a mail to the support' },
  subject: { text: 'Upgrade to {plan}', description: 'Subject of that mail' },
  note: {
    text: 'Plans cannot be bought on this page yet. Write to {email} and we set yours up.',
    description: 'Under the plans',
  },
} as const;

interface Plan {
  id: 'free' | 'individual' | 'company';
  name: string;
  text: string;
  contents: readonly string[];
}

export const PLANS: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    text: 'To look around.',
    contents: ['The first courses and their labs', 'Challenges and playgrounds'],
  },
  {
    id: 'individual',
    name: 'Individual',
    text: 'For one person who wants it all.',
    contents: ['Every course, lab and challenge', 'Your progress, kept on every device'],
  },
  {
    id: 'company',
    name: 'Company',
    text: 'For teams, with seats.',
    contents: [
      'All of Individual, for everyone',
      'Administrators, managers and champions',
      'Single sign-on, and labs inside your LMS',
    ],
  },
];

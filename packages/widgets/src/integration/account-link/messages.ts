import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of linking a learner of a learning platform with an account. */
export const messages = defineMessages('account-link', {
  title: {
    text: 'Learning platforms',
    description:
      "Heading of a card in the learner's profile. A learning platform is a website of a school or company, such as Moodle",
  },
  text: {
    text: 'Do you also open {product} from your learning platform? Link it, and your work in both places counts as one.',
    description:
      'Text under the heading "Learning platforms". {product}: name of this website. "It": the learning platform',
  },
  shared: {
    text: 'While they are linked, your account has the attempts, progress, points and favorites of both. When the link ends, what came from the platform goes back, except favorites. Badges and certificates that rest on it are then revoked, unless your own work is enough.',
    description:
      'Follows the text about linking in the profile. "Both": this account and the account of the learning platform',
  },
  listFailed: {
    text: 'Your links could not be loaded',
    description: 'Title of the error when the links could not be loaded',
  },
  linkedSince: {
    text: 'Linked on {date}',
    description: 'Under the name of a learning platform. {date}: date, such as December 6, 2026. Participle',
  },
  asLearner: {
    text: 'as {name}',
    description: "Before that date. {name}: the learner's name in the learning platform",
  },
  getCode: {
    text: 'Get a code',
    description: 'Button, and title of the dialog that asks for the password. Verb',
  },
  getCodeText: {
    text: 'Anyone who enters the code in a learning platform works in your account from there.',
    description: 'Text of the dialog "Get a code"',
  },
  codeTitle: { text: 'Your code', description: 'Title of the dialog that shows the code' },
  codeText: {
    text: 'Open an activity in your learning platform, choose Account there, and enter this code.',
    description: 'Description under the title "Your code". "Account" is the name of a button',
  },
  codeUntil: {
    text: 'It works once, until {time}. Do not share it: whoever enters it gets your work.',
    description: 'Under the code. {time}: time of day, such as 2:30 PM',
  },
  copy: { text: 'Copy the code', description: 'Button beside the code in the dialog "Your code". Verb' },
  copied: { text: 'Copied', description: 'Button "Copy the code" after the code was copied. Participle' },
  close: { text: 'Close', description: 'Button that closes a dialog. Verb' },
  unlink: {
    text: 'Unlink',
    description: 'Button beside a learning platform, and in the dialog that asks: ends the link. Verb',
  },
  unlinkOf: {
    text: 'Unlink {platform}',
    description:
      'Screen reader only: full name of the button "Unlink". {platform}: name of the learning platform, such as Moodle',
  },
  unlinkAsk: {
    text: 'Unlink {platform}?',
    description:
      'Title of the dialog that asks before a link ends. {platform}: name of the learning platform',
  },
  unlinkText: {
    text: 'Attempts, progress and points that came from {platform} go back there, as they are now. Badges and certificates in your account that depend on them are revoked, unless your own work is enough. What you began since you linked stays in your account, and so do your favorites. Grades that were sent to {platform} stay.',
    description: 'Text of the dialog "Unlink …?". {platform}: name of the learning platform',
  },
  unlinked: {
    text: '{platform} is no longer linked.',
    description: 'Toast after "Unlink" was pressed. {platform}: name of the learning platform',
  },

  account: {
    text: 'Account',
    description:
      'Button on pages that were opened from a learning platform: opens the dialog about the account. Noun',
  },
  unavailable: {
    text: 'This could not be loaded. Check your connection and try again.',
    description: 'Toast when the dialog "Your … account" could not be loaded',
  },
  dialogTitle: {
    text: 'Your {product} account',
    description:
      'Title of the dialog about the account, on pages that were opened from a learning platform. {product}: name of this website',
  },
  loading: { text: 'Loading', description: 'Screen reader only: the link is being looked up' },
  linkFailed: {
    text: 'Your link could not be loaded',
    description: 'Title of the error when the link could not be looked up',
  },
  offer: {
    text: 'Do you have an account in the portal? Link it, and your work in {platform} and in the portal counts as one.',
    description:
      'Text of the dialog "Your … account". {platform}: name of the learning platform. "The portal": this website',
  },
  stepPortal: {
    text: 'In the portal, open your profile, then Security, and choose “Get a code”.',
    description: 'First of two steps. "Security" and "Get a code" are names of a page and a button',
  },
  stepCode: { text: 'Enter the code here.', description: 'Second of two steps, above the field "Link code"' },
  code: { text: 'Link code', description: 'Label of the field for the code' },
  codeHint: {
    text: '8 letters and digits, such as K7MP-2XQ4',
    description: 'Hint under the field "Link code": an example',
  },
  next: { text: 'Continue', description: 'Button: checks the code and shows the account. Verb' },
  cancel: { text: 'Cancel', description: 'Button that closes a dialog without a change. Verb' },
  back: { text: 'Back', description: 'Button: goes back to the field for the code' },
  checkTitle: {
    text: 'Is this you?',
    description: 'Title of the dialog that shows the account; name and email address follow',
  },
  moves: {
    text: 'From {platform}: {labs} and {courses}. Attempts move to the account. Progress, points and favorites are in it too while you are linked.',
    description:
      'In the dialog "Is this you?". {platform}: name of the learning platform; {labs}: such as "3 labs"; {courses}: such as "1 course"',
  },
  oneLab: { text: '1 lab', description: 'Put into other sentences: one lab' },
  manyLabs: { text: '{count} labs', description: 'Put into other sentences. {count}: number other than 1' },
  oneCourse: { text: '1 course', description: 'Put into other sentences: one course' },
  manyCourses: {
    text: '{count} courses',
    description: 'Put into other sentences. {count}: number other than 1',
  },
  movesNothing: {
    text: 'You have no work in {platform} yet.',
    description: 'In the dialog "Is this you?". {platform}: name of the learning platform',
  },
  has: {
    text: 'In the account: {labs} and {courses}. Its results also count in the gradebook of {platform}; the better one counts. Work already graded for another learner of {platform} is not graded again.',
    description:
      'In the dialog "Is this you?". {labs}: such as "3 labs"; {courses}: such as "1 course"; {platform}: name of the learning platform. "Its": the account\'s',
  },
  seen: {
    text: 'Teachers in {platform} see your work in what their courses contain. The administrators of your company see all of it.',
    description: 'In the dialog "Is this you?". {platform}: name of the learning platform',
  },
  undo: {
    text: 'You can unlink at any time. Attempts, progress and points that came from {platform} then go back; badges and certificates that depend on them are revoked, unless your own work is enough.',
    description: 'In the dialog "Is this you?". {platform}: name of the learning platform',
  },
  link: { text: 'Link', description: 'Button of the dialog "Is this you?": makes the link. Verb' },
  linked: {
    text: 'Linked with {email}.',
    description: 'Toast after "Link" was pressed. {email}: email address of the account',
  },
  isLinked: {
    text: 'Your work in {platform} and in the portal counts as one.',
    description: 'In the dialog about the account. {platform}: name of the learning platform',
  },
  isPaused: {
    text: 'This account cannot be used here at the moment: a subscription has ended, or the account belongs to another company. Until that changes, what you do in {platform} is not part of it. If you unlink, what came from {platform} goes back.',
    description: 'In the dialog about the account. {platform}: name of the learning platform',
  },
});

export const t = createTranslator(messages);

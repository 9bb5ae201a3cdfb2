import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of linking a learner of a learning platform with an account. */
export const messages = defineMessages('account-link', {
  title: { text: 'Learning platforms', description: 'Card in the profile' },
  text: {
    text: 'Do you also open {product} from your learning platform? Link it, and your work there and here becomes one.',
    description: 'Under it',
  },
  shared: {
    text: 'While they are linked, your account has the attempts, progress, points and favorites of both. When the link ends, what came from the platform goes back, except favorites. Badges and certificates that rest on it are then revoked, unless your own work is enough.',
    description: 'After it: what a link shares, and what goes back',
  },
  listFailed: { text: 'Your links could not be loaded', description: 'Title of a problem' },
  linkedSince: { text: 'Linked on {date}', description: 'Under the name of a platform' },
  asLearner: { text: 'as {name}', description: 'Name that the platform gives, after its own' },
  getCode: { text: 'Get a code', description: 'Button' },
  getCodeText: {
    text: 'Whoever enters the code in a learning platform works in your account from there.',
    description: 'Dialog that asks for the password before',
  },
  codeTitle: { text: 'Your code', description: 'Dialog' },
  codeText: {
    text: 'Open an activity in your learning platform, choose Account there, and enter this code.',
    description: 'In it',
  },
  codeUntil: {
    text: 'It works once, until {time}. Do not give it to anybody: who enters it gets your work.',
    description: 'Under the code',
  },
  copy: { text: 'Copy the code', description: 'Button beside the code' },
  copied: { text: 'Copied', description: 'The same after it was pressed' },
  close: { text: 'Close', description: 'Button' },
  unlink: { text: 'Unlink', description: 'Ends a link' },
  unlinkOf: { text: 'Unlink {platform}', description: 'The same for a screen reader' },
  unlinkAsk: { text: 'Unlink {platform}?', description: 'Title of the question' },
  unlinkText: {
    text: 'Attempts, progress and points that came from {platform} go back there, as they are now. Badges and certificates of your account that rest on them are revoked, unless your own work is enough. What you began since you linked stays in your account, and so do your favorites. Grades that were sent to {platform} stay.',
    description: 'In the question',
  },
  unlinked: { text: '{platform} is no longer linked.', description: 'Message when it worked' },

  account: { text: 'Account', description: 'Button in a launched page' },
  unavailable: {
    text: 'This could not be loaded. Check your connection and try again.',
    description: 'Message when the dialog could not be fetched',
  },
  dialogTitle: { text: 'Your {product} account', description: 'Dialog of that button' },
  loading: { text: 'Loading', description: 'Spoken while it is looked up' },
  linkFailed: { text: 'It could not be looked up', description: 'Title of a problem' },
  offer: {
    text: 'Do you have an account in the portal? Link it, and your work in {platform} and there becomes one.',
    description: 'Where there is no link',
  },
  stepPortal: {
    text: 'In the portal, open your profile, then Security, and choose “Get a code”.',
    description: 'First step',
  },
  stepCode: { text: 'Enter the code here.', description: 'Second step' },
  code: { text: 'Link code', description: 'Label' },
  codeHint: { text: '8 letters and digits, such as K7MP-2XQ4', description: 'Under the field' },
  next: { text: 'Continue', description: 'Button' },
  cancel: { text: 'Cancel', description: 'Button' },
  back: { text: 'Back', description: 'To the code' },
  checkTitle: { text: 'Is this you?', description: 'Dialog that asks' },
  moves: {
    text: 'From {platform}: {labs} and {courses}. Attempts move to the account. Progress, points and favorites are in it too while you are linked.',
    description: 'What moves',
  },
  oneLab: { text: '1 lab', description: 'Count in the two sentences above and below' },
  manyLabs: { text: '{count} labs', description: 'The same for another number' },
  oneCourse: { text: '1 course', description: 'Count in the two sentences above and below' },
  manyCourses: { text: '{count} courses', description: 'The same for another number' },
  movesNothing: { text: 'You have no work in {platform} yet.', description: 'Nothing moves' },
  has: {
    text: 'In the account: {labs} and {courses}. Its results also count in the gradebook of {platform}; the better one counts. Work already graded for another learner of {platform} is not graded again.',
    description: 'What the account has',
  },
  seen: {
    text: 'Teachers in {platform} see your work in what their courses contain. The administrators of your company see all of it.',
    description: 'Who sees it',
  },
  undo: {
    text: 'You can unlink at any time. Attempts, progress and points that came from {platform} then go back; badges and certificates that rest on them are revoked, unless your own work is enough.',
    description: 'How it is undone',
  },
  link: { text: 'Link', description: 'Button that makes the link' },
  linked: { text: 'Linked with {email}.', description: 'Message when it worked' },
  isLinked: {
    text: 'What you do in {platform} and in the portal is one.',
    description: 'Where there is a link',
  },
  isPaused: {
    text: 'This account cannot be used here at the moment: a subscription has ended, or the account belongs to another company. Until that changes, what you do in {platform} is not part of it. If you unlink, what came from {platform} goes back.',
    description: 'Where there is a link with an account that may not be used',
  },
});

export const t = createTranslator(messages);

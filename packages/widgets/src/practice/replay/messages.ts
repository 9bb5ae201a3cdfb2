import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of a replay that is shared. */
const messages = defineMessages('replay', {
  'side.before': { text: 'Before', description: 'Film of the previous submission, in a shared replay' },
  'side.starter': {
    text: 'The starter',
    description:
      'Film of the code the lab began with, in a shared replay; also a choice of what to compare with',
  },
  'side.fix': {
    text: 'The fix',
    description:
      'Film of a submission in which the attack is blocked, beside the starter, in a shared replay',
  },
  'side.now': { text: 'Now', description: 'Film of the submission, in a shared replay' },
  'shared.lab': { text: 'Replay of an attack in the lab', description: 'Above the title of a shared replay' },
  'shared.summary': { text: 'In short', description: 'Names the lines that sum up a shared replay' },
  'shared.expires': { text: 'This link works until {date}.', description: 'Below a shared replay' },
  'shared.removed': {
    text: 'Passwords, tokens, cookies, flags and names are replaced by “{mark}”.',
    description: 'Below a shared replay and its preview',
  },
  'shared.loading': { text: 'Loading the replay', description: 'Spoken while a shared replay is fetched' },
  'shared.gone.title': { text: 'There is no replay here', description: 'A link that has ended' },
  'shared.gone.text': {
    text: 'The link may have expired, or the person who shared it has revoked it.',
    description: 'A link that has ended',
  },
  'shared.failed': { text: 'The replay could not be loaded', description: 'Title of the problem state' },
  'shared.start': {
    text: 'Try a lab yourself',
    description: 'Link below a shared replay, to the start page',
  },
  'share.title': { text: 'Share this replay', description: 'Title of the dialog' },
  'share.intro': {
    text: 'Anyone who has the link sees what is below, without an account. Your name, your score and hidden tests are never part of it.',
    description: 'Begins the dialog',
  },
  'share.days': { text: 'The link works for', description: 'Label of the choice of days' },
  'share.days.some': { text: '{days} days', description: 'A choice of days' },
  'share.compare': { text: 'Compare with', description: 'Label of the choice of what is shown beside it' },
  'share.compare.before': {
    text: 'The previous submission',
    description: 'A choice of what to compare with',
  },
  'share.compare.nothing': { text: 'Nothing', description: 'A choice of what to compare with' },
  'share.code': { text: 'Include lines of my code', description: 'Label of the checkbox' },
  'share.code.hint': {
    text: 'The marked line and four around it, of the files that you changed. Lines of the lab itself are always shown.',
    description: 'Below the checkbox',
  },
  'share.preview': { text: 'What will be seen', description: 'Heading of the preview' },
  'share.preview.loading': {
    text: 'Loading the preview',
    description: 'Spoken while the preview is fetched',
  },
  'share.preview.failed': {
    text: 'This replay cannot be shared',
    description: 'Title in place of the preview',
  },
  'share.create': { text: 'Create link', description: 'Button of the dialog' },
  'share.done': { text: 'Done', description: 'Button that closes the dialog' },
  'share.cancel': { text: 'Cancel', description: 'Button that closes the dialog' },
  'share.made': { text: 'Your link', description: 'Label of the address of a link just made' },
  'share.made.hint': {
    text: 'It works until {date}. Copy it now: it is not shown again.',
    description: 'Below the address of a link just made',
  },
  'share.copy': { text: 'Copy link', description: 'Button' },
  'share.copyMarkdown': { text: 'Copy as Markdown', description: 'Button; the text is for a pull request' },
  'share.copied': { text: 'Copied', description: 'Notice after copying' },
  'share.links': { text: 'Your links ({count} of {most})', description: 'Heading of the list of links' },
  'share.links.none': { text: 'You have no links yet.', description: 'In place of the list of links' },
  'share.links.failed': {
    text: 'Your links could not be loaded',
    description: 'In place of the list of links',
  },
  'share.links.until': { text: 'until {date}', description: 'After the title of a link' },
  'share.revoke': { text: 'Revoke', description: 'Button that ends a link' },
  'share.revoke.label': { text: 'Revoke the link to {title}', description: 'For screen readers' },
});

export const t = createTranslator(messages);

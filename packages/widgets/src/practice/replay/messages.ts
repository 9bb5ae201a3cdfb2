import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of a replay that is stepped through. */
const messages = defineMessages('replay', {
  'player.label': {
    text: 'Attack, step by step: {title}',
    description: 'Name of the player; title is that of the test',
  },
  'player.play': { text: 'Play', description: 'Button of the player' },
  'player.pause': { text: 'Pause', description: 'Button of the player' },
  'player.previous': { text: 'Previous step', description: 'Button of the player' },
  'player.next': { text: 'Next step', description: 'Button of the player' },
  'player.slider': { text: 'Step', description: 'Name of the slider of the player' },
  'player.position': { text: '{at} of {count}', description: 'Which step the player shows' },
  'player.keys': {
    text: 'Arrow keys move a step, Home and End go to the first and last, Space plays and pauses.',
    description: 'Below the slider, for the keyboard',
  },
  'player.keys.still': {
    text: 'Arrow keys move a step, Home and End go to the first and last.',
    description: 'Below the slider, for the keyboard, where playing is off because of reduced motion',
  },
  'player.films': {
    text: 'Which code',
    description: 'Names the switch between the two films on a narrow screen',
  },
  'player.side': {
    text: '{title}: {sentence}',
    description:
      'What happens at a step in one of two films, such as "The starter: The app answers with 200."',
  },
  'player.empty': {
    text: 'There are no requests to show.',
    description: 'In place of a film without requests',
  },
  'frame.request': { text: 'Request', description: 'Heading of a part of a step' },
  'frame.code': { text: 'Code', description: 'Heading of a part of a step' },
  'frame.statement': { text: 'Statement', description: 'Heading of a part of a step' },
  'frame.seen': { text: 'What happened', description: 'Heading of a part of a step' },
  'frame.answer': { text: 'Answer', description: 'Heading of a part of a step' },
  'frame.count': { text: 'Request {request} of {count}', description: 'Above a step' },
  'frame.params': { text: 'Values', description: 'Before the values bound to a statement' },
  'frame.result': { text: 'Result', description: 'Before the outcome of a statement' },
  'frame.later': { text: 'Not yet', description: 'In place of a part that this request has not reached' },
  'frame.none': {
    text: 'None in this request',
    description: 'In place of a part that this request never has',
  },
  'frame.noCode': { text: '{place} (code not shown)', description: 'A line whose code is not shown' },
  'frame.marked': {
    text: 'Line {line}, which ran this:',
    description: 'Before the marked line, for screen readers',
  },
  'frame.more': { text: 'cut off here', description: 'After the first lines of an answer' },
  'frame.emptyBody': { text: 'Empty body', description: 'An answer without a body' },
  'frame.breach': { text: 'Caused by the attack', description: 'Marks what only an attack causes' },
  'say.request': {
    text: 'Request {request} of {count}: {method} {url}.',
    description: 'A step as a sentence',
  },
  'say.statement': {
    text: '{place} runs: {statement}. Result: {result}.',
    description: 'A step as a sentence',
  },
  'say.statement.nowhere': {
    text: 'The app runs: {statement}. Result: {result}.',
    description: 'A step as a sentence',
  },
  'say.answer': { text: 'The app answers with {status}.', description: 'A step as a sentence' },
  'say.breach': { text: '{sentence} This is caused by the attack.', description: 'A step as a sentence' },
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

export type MessageId = keyof typeof messages;

export const t = createTranslator(messages);

import type { EmbedTheme, EmbedWidgetName } from '@drawbridge/contracts/integration';
import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import type { Message } from './message.ts';
import { snippetMessages } from './snippet-messages.ts';

const widgets: Record<`widget.${EmbedWidgetName}`, Message> = {
  'widget.course-card': { text: 'Course card', description: 'Widget' },
  'widget.course-list': { text: 'List of courses', description: 'Widget' },
  'widget.course-player': { text: 'Course player', description: 'Widget' },
  'widget.lab': { text: 'Security lab', description: 'Widget' },
  'widget.lab-list': { text: 'List of labs', description: 'Widget' },
  'widget.favorites': { text: 'Favorites', description: 'Widget' },
  'widget.leaderboard': { text: 'Hall of fame', description: 'Widget' },
  'widget.achievements': { text: 'Achievements', description: 'Widget' },
  'widget.preferences': { text: 'Recommendations', description: 'Widget' },
  'widget.review': { text: 'Write a review', description: 'Widget' },
};

const themes: Record<`theme.${EmbedTheme}`, Message> = {
  'theme.system': { text: "As the visitor's device", description: 'Theme' },
  'theme.light': { text: 'Light', description: 'Theme' },
  'theme.dark': { text: 'Dark', description: 'Theme' },
  'theme.contrast': { text: 'High contrast', description: 'Theme' },
};

const messages = defineMessages('partners', {
  ...widgets,
  ...themes,
  ...snippetMessages,
  loading: { text: 'Loading', description: 'Spoken while loading' },
  denied: { text: 'This is for administrators', description: 'Title of the denied look' },
  'denied.message': {
    text: 'Administrators of a company decide which sites may show its widgets.',
    description: 'Under it',
  },
  problem: { text: 'The partners could not be loaded', description: 'Title of the problem look' },
  add: { text: 'Add a partner', description: 'Button, and title of the form' },
  empty: { text: 'No partner site yet', description: 'Title of the empty list' },
  'empty.message': {
    text: 'A partner is a site of yours, or of a customer, that shows courses and labs in its own pages. Add one with the addresses of its pages: you get its keys and the code to paste.',
    description: 'Under it',
  },
  list: { text: 'Partner sites', description: 'Name of the list' },
  'origins.count': { text: '{count} origins', description: 'Of a partner' },
  'secrets.count': { text: '{count} secret keys', description: 'Of a partner' },
  'secrets.one': { text: '1 secret key', description: 'Of a partner' },
  'secrets.none': { text: 'No secret key', description: 'Of a partner' },
  'used.last': { text: 'Key last used: {time}', description: 'Of a partner' },
  'used.never': { text: 'Not used yet', description: 'Of a partner, and of a key' },
  gone: { text: 'This partner does not exist', description: 'Title' },
  'gone.message': { text: 'It may have been deleted, or the address is wrong.', description: 'Under it' },
  toList: { text: 'All partners', description: 'Link' },
  open: { text: 'Open {name}', description: 'Link to the partner that was made' },
  'form.name': { text: 'Name', description: 'Field' },
  'form.name.hint': { text: 'Only administrators see it.', description: 'Under the field' },
  'form.origins': { text: 'Origins of its pages', description: 'Group of fields' },
  'form.origins.hint': {
    text: 'Scheme and host, such as https://www.example.com, without a path. Only pages of these origins may show the widgets; www.example.com and example.com are two.',
    description: 'Under the group',
  },
  'form.origin': { text: 'Origin {number}', description: 'Field' },
  'form.origin.add': { text: 'Add another origin', description: 'Button' },
  'form.origin.remove': { text: 'Remove origin {number}', description: 'Button' },
  'form.origin.twice': { text: 'This origin is listed already.', description: 'Under a field' },
  'form.faults': { text: 'Some fields need another value.', description: 'Above a form' },
  'form.create': { text: 'Make the keys', description: 'Button of the form' },
  'form.save': { text: 'Save changes', description: 'Button of the form' },
  'form.discard': { text: 'Discard changes', description: 'Button of the form' },
  'form.saved': { text: '{name} was changed.', description: 'Message' },
  cancel: { text: 'Cancel', description: 'Button' },
  details: { text: 'Name and origins', description: 'Title of a part' },
  'details.remove.ask': { text: 'Remove {count} of the origins?', description: 'Question' },
  'details.remove.text': {
    text: 'Pages of {origins} show a refusal from their next load on, and visitors there are signed out of the widgets now.',
    description: 'Under the question',
  },
  'details.remove.confirm': { text: 'Remove and save', description: 'Button' },
  keys: { text: 'Keys', description: 'Title of a part' },
  'keys.publishable': { text: 'Publishable key', description: 'Name of a value' },
  'keys.publishable.about': {
    text: 'Names the partner in a page. Anybody can read it there: it opens nothing but what the origins may show.',
    description: 'Under it',
  },
  'keys.secret': { text: 'Secret keys', description: 'Title of a list' },
  'keys.secret.about': {
    text: 'For the server of the partner, which exchanges them for tokens of its visitors. To replace one without a pause: make a second, put it on the server, wait until the first is not used any more, then revoke the first.',
    description: 'Under it',
  },
  'keys.none': {
    text: 'No secret key. Visitors cannot be signed in to the widgets; the public ones work.',
    description: 'Empty list',
  },
  'keys.ending': { text: 'Ends in {ending}', description: 'A secret key' },
  'keys.made': { text: 'Made {time}', description: 'Of a secret key' },
  'keys.used': { text: 'Last used {time}', description: 'Of a secret key' },
  'keys.make': { text: 'Make another secret key', description: 'Button' },
  'keys.full': {
    text: 'There are two secret keys, which is the most. Revoke one before you make another.',
    description: 'In place of the button',
  },
  'keys.revoke': { text: 'Revoke', description: 'Button' },
  'keys.revoke.what': {
    text: 'Revoke the key that ends in {ending}',
    description: 'The same, for a screen reader',
  },
  'keys.revoke.ask': { text: 'Revoke the key that ends in {ending}?', description: 'Question' },
  'keys.revoke.text': {
    text: 'A server that still uses it is refused from now on, and visitors who came with it are signed out of the widgets. This cannot be undone.',
    description: 'Under the question',
  },
  'keys.revoked': { text: 'The key that ends in {ending} was revoked.', description: 'Message' },
  'secret.title': { text: 'Copy the secret key now', description: 'Title of a warning' },
  'secret.about': {
    text: 'It is shown this once: only its hash is stored. Keep it on the server, never in a page, an app or a repository.',
    description: 'Of the warning',
  },
  'secret.label': { text: 'Secret key', description: 'Name of a value' },
  'secret.copy': { text: 'Copy the secret key', description: 'Button' },
  'secret.done': { text: 'I have stored it', description: 'Button: the key is hidden' },
  copied: { text: 'Copied', description: 'After a copy button was pressed' },
  danger: { text: 'Delete this partner', description: 'Title of a part' },
  'danger.about': {
    text: 'Its widgets show a refusal, and all its keys end. Work of its visitors is kept for thirty days, then deleted.',
    description: 'Under it',
  },
  delete: { text: 'Delete', description: 'Button' },
  'delete.ask': { text: 'Delete {name}?', description: 'Question' },
  'delete.text': {
    text: 'Its widgets stop on all its pages now, and its keys cannot be used again. This cannot be undone.',
    description: 'Under the question',
  },
  'delete.confirm': { text: 'Delete the partner', description: 'Button' },
  deleted: { text: '{name} was deleted.', description: 'Message' },
});

export type MessageId = keyof typeof messages;
export const t = createTranslator<MessageId>(messages);

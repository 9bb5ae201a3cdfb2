import type { EmbedTheme, EmbedWidgetName } from '@drawbridge/contracts/integration';
import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import type { Message } from './message.ts';
import { snippetMessages } from './snippet-messages.ts';

const widgets: Record<`widget.${EmbedWidgetName}`, Message> = {
  'widget.course-card': { text: 'Course card', description: "Option: what a partner's site shows" },
  'widget.course-list': { text: 'Course list', description: "Option: what a partner's site shows" },
  'widget.course-player': { text: 'Course player', description: "Option: what a partner's site shows" },
  'widget.lab': { text: 'Security lab', description: "Option: what a partner's site shows" },
  'widget.lab-list': { text: 'Lab list', description: "Option: what a partner's site shows" },
  'widget.favorites': { text: 'Favorites', description: "Option: what a partner's site shows" },
  'widget.leaderboard': { text: 'Hall of fame', description: "Option: what a partner's site shows" },
  'widget.achievements': { text: 'Achievements', description: "Option: what a partner's site shows" },
  'widget.preferences': {
    text: 'Recommendations',
    description: "Option: what a partner's site shows. Questions about role and interests",
  },
  'widget.review': {
    text: 'Write a review',
    description: "Option: what a partner's site shows. The form of the review site G2",
  },
};

const themes: Record<`theme.${EmbedTheme}`, Message> = {
  'theme.system': {
    text: "Visitor's device setting",
    description: 'Option of a selection: colors of the widgets. Light or dark, as the visitor has set it',
  },
  'theme.light': { text: 'Light', description: 'Option of a selection: colors of the widgets. Adjective' },
  'theme.dark': { text: 'Dark', description: 'Option of a selection: colors of the widgets. Adjective' },
  'theme.contrast': { text: 'High contrast', description: 'Option of a selection: colors of the widgets' },
};

const messages = defineMessages('partners', {
  ...widgets,
  ...themes,
  ...snippetMessages,
  loading: {
    text: 'Loading',
    description:
      'Screen reader only: the page is being loaded; also shown in a selection while its options are being loaded',
  },
  denied: {
    text: 'This is for administrators',
    description: 'Title of the page for people who are not administrators',
  },
  'denied.message': {
    text: 'Administrators of a company decide which sites may show its widgets.',
    description:
      'Text under the title "This is for administrators". "Its": the company\'s. Widgets are courses and labs shown inside another site',
  },
  problem: {
    text: 'The partners could not be loaded',
    description: 'Title of the error when the list of partners could not be loaded',
  },
  add: { text: 'Add a partner', description: 'Button, and heading of the form. Verb' },
  empty: { text: 'No partner site yet', description: 'Title while there are no partners' },
  'empty.message': {
    text: 'A partner is a site of yours, or of a customer, that shows courses and labs in its own pages. Add one with the addresses of its pages to get its keys and the code to paste.',
    description: 'Text under the title "No partner site yet"',
  },
  list: { text: 'Partner sites', description: 'Screen reader only: name of the list' },
  'origins.count': {
    text: '{count} origins',
    description:
      'On a partner. {count}: number, 2 or more. An origin is the beginning of a web address, such as https://www.example.com',
  },
  'secrets.count': { text: '{count} secret keys', description: 'On a partner. {count}: number, 2 or more' },
  'secrets.one': { text: '1 secret key', description: 'On a partner: it has one secret key' },
  'secrets.none': { text: 'No secret key', description: 'On a partner: it has no secret key' },
  'used.last': { text: 'Key last used: {time}', description: 'On a partner. {time}: date and time' },
  'used.never': {
    text: 'Not used yet',
    description: 'On a partner, or on a secret key: no website has used the key',
  },
  gone: {
    text: 'This partner does not exist',
    description: 'Title of the page when no partner has this address',
  },
  'gone.message': {
    text: 'It may have been deleted, or the address is wrong.',
    description: 'Text under the title "This partner does not exist"',
  },
  toList: { text: 'All partners', description: 'Button of the page "This partner does not exist"' },
  open: { text: 'Open {name}', description: 'Link after a partner was added. {name}: its name. Verb' },
  'form.name': { text: 'Name', description: 'Label of the field for the name of a partner' },
  'form.name.hint': {
    text: 'Only administrators see it.',
    description: 'Hint under the field "Name". "It": the name',
  },
  'form.origins': {
    text: 'Origins of its pages',
    description: 'Heading of a group of fields. "Its": the partner\'s',
  },
  'form.origins.hint': {
    text: 'Scheme and host, such as https://www.example.com, without a path. Only pages of these origins may show the widgets; www.example.com and example.com are two.',
    description: 'Text under the heading "Origins of its pages"',
  },
  'form.origin': { text: 'Origin {number}', description: 'Label of a field. {number}: 1, 2, 3…' },
  'form.origin.add': {
    text: 'Add another origin',
    description: 'Button: adds a field "Origin …" to the form. Verb',
  },
  'form.origin.remove': {
    text: 'Remove origin {number}',
    description: 'Tooltip of the × button of a field. {number}: 1, 2, 3… Verb',
  },
  'form.origin.twice': {
    text: 'This origin is already listed.',
    description: 'Error under a field "Origin …"',
  },
  'form.faults': {
    text: 'Some fields need to be changed.',
    description: 'Error above the form of a partner',
  },
  'form.create': {
    text: 'Create the keys',
    description: 'Button of the form of a new partner: stores it and makes its keys. Verb',
  },
  'form.save': { text: 'Save changes', description: 'Button of the form of a partner. Verb' },
  'form.discard': { text: 'Discard changes', description: 'Button of the form: puts the fields back. Verb' },
  'form.saved': {
    text: '{name} was changed.',
    description: 'Toast after "Save changes" was pressed. {name}: name of the partner',
  },
  cancel: { text: 'Cancel', description: 'Button: closes the form of a partner without saving. Verb' },
  details: { text: 'Name and origins', description: 'Heading of a section of the page of a partner' },
  'details.remove.ask': {
    text: 'Remove {count} of the origins?',
    description: 'Title of the dialog that asks. {count}: number',
  },
  'details.remove.text': {
    text: 'Pages of {origins} will show an error the next time they load, and visitors there will be signed out of the widgets now.',
    description: 'Text of the dialog "Remove … of the origins?". {origins}: such as https://www.example.com',
  },
  'details.remove.confirm': {
    text: 'Remove and save',
    description: 'Button of the dialog "Remove … of the origins?". Verbs',
  },
  keys: {
    text: 'Keys',
    description: 'Heading of a section. Secret texts with which a site proves who it is',
  },
  'keys.publishable': { text: 'Publishable key', description: 'Label of a key that anyone can see' },
  'keys.publishable.about': {
    text: 'Identifies the partner in a page. Anyone can read it there; it gives access only to what the origins may show.',
    description: 'Text under the "Publishable key". "It": the key',
  },
  'keys.secret': { text: 'Secret keys', description: "Heading of the list of a partner's secret keys" },
  'keys.secret.about': {
    text: "For the partner's server, which exchanges them for tokens for its visitors. To replace one without downtime: create a second one, put it on the server, wait until the first is no longer used, then revoke the first.",
    description: 'Text under the heading "Secret keys"',
  },
  'keys.none': {
    text: 'No secret key. Visitors cannot be signed in to the widgets; the public ones work.',
    description: 'In place of the list "Secret keys". "The public ones": public widgets',
  },
  'keys.ending': {
    text: 'Ends in {ending}',
    description: 'On a secret key. {ending}: its last characters. Verb',
  },
  'keys.made': { text: 'Created {time}', description: 'On a secret key. {time}: date and time. Participle' },
  'keys.used': {
    text: 'Last used {time}',
    description: 'On a secret key. {time}: date and time. Participle',
  },
  'keys.make': {
    text: 'Create another secret key',
    description: 'Button under the list "Secret keys". Verb',
  },
  'keys.full': {
    text: 'There are two secret keys, which is the maximum. Revoke one before you create another.',
    description: 'In place of the button "Create another secret key"',
  },
  'keys.revoke': {
    text: 'Revoke',
    description: 'Button on a secret key, and in the dialog that asks: the key no longer works. Verb',
  },
  'keys.revoke.what': {
    text: 'Revoke the key that ends in {ending}',
    description: 'Screen reader only: full name of the button "Revoke". {ending}: last characters of the key',
  },
  'keys.revoke.ask': {
    text: 'Revoke the key that ends in {ending}?',
    description: 'Title of the dialog that asks. {ending}: last characters of the key',
  },
  'keys.revoke.text': {
    text: 'Servers that still use it will be refused, and visitors who came with it will be signed out of the widgets. This cannot be undone.',
    description: 'Text of the dialog "Revoke the key that ends in …?". "It": the key',
  },
  'keys.revoked': {
    text: 'The key that ends in {ending} was revoked.',
    description: 'Toast after "Revoke" was pressed. {ending}: last characters of the key',
  },
  'secret.title': {
    text: 'Copy the secret key now',
    description: 'Title of the note with a new secret key. Verb: an instruction',
  },
  'secret.about': {
    text: 'It is shown only once, because we store only its hash. Keep it on the server, never in a page, an app or a repository.',
    description: 'Text of the note "Copy the secret key now". "It": the key',
  },
  'secret.label': {
    text: 'Secret key',
    description: 'Label of the key in the note "Copy the secret key now"',
  },
  'secret.copy': {
    text: 'Copy the secret key',
    description: 'Button of the note "Copy the secret key now". Verb',
  },
  'secret.done': {
    text: 'I have stored it',
    description: 'Button that closes the note "Copy the secret key now". The user speaks',
  },
  copied: { text: 'Copied', description: 'Button after a text was copied. Participle' },
  danger: { text: 'Delete this partner', description: 'Heading of a section of the page of a partner. Verb' },
  'danger.about': {
    text: "Its widgets show an error, and all its keys are revoked. Its visitors' work is kept for thirty days, then deleted.",
    description: 'Text under the heading "Delete this partner". "Its": the partner\'s',
  },
  delete: { text: 'Delete', description: 'Button of the section "Delete this partner". Verb' },
  'delete.ask': {
    text: 'Delete {name}?',
    description: 'Title of the dialog that asks. {name}: name of the partner',
  },
  'delete.text': {
    text: 'Its widgets stop working on all its pages now, and its keys cannot be used again. This cannot be undone.',
    description: 'Text of the dialog "Delete …?". "Its": the partner\'s',
  },
  'delete.confirm': { text: 'Delete the partner', description: 'Button of the dialog "Delete …?". Verb' },
  deleted: {
    text: '{name} was deleted.',
    description: 'Toast after "Delete the partner" was pressed. {name}: name of the partner',
  },
});

export type MessageId = keyof typeof messages;
export const t = createTranslator<MessageId>(messages);

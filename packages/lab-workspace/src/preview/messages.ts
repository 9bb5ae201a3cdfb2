import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../base/messages.ts';

/** Texts of the preview, requests, console and database. */
const messages = defineMessages('lab/view', {
  ...shared,
  'view.tabs': { text: 'Preview and what happened behind it', description: 'Tab beside the code' },
  'view.preview': { text: 'Preview', description: 'Tab beside the code' },
  'view.requests': { text: 'Requests', description: 'Tab beside the code' },
  'view.database': { text: 'Database', description: 'Tab beside the code' },
  'view.console': { text: 'Console', description: 'Tab beside the code' },
  'browser.back': { text: 'Back', description: 'Browser of the preview' },
  'browser.reload': { text: 'Reload', description: 'Browser of the preview' },
  'browser.address': { text: 'Address in the lab', description: 'Browser of the preview' },
  'browser.page': { text: 'Page of the lab', description: 'Browser of the preview' },
  'browser.account': { text: 'Accounts', description: 'Browser of the preview' },
  'fault.throw.title': {
    text: 'Your code threw an error',
    description: 'In place of a page of the app that does not answer',
  },
  'fault.unanswered.title': {
    text: 'The app does not answer',
    description: 'In place of a page of the app that does not answer',
  },
  'fault.compile.title': {
    text: 'The code does not start',
    description: 'In place of a page of the app that does not answer',
  },
  'fault.hint': {
    text: 'Fix the code; the page then reloads by itself.',
    description: 'In place of a page of the app that does not answer',
  },
  'engine.starting': { text: 'Starting the lab engine', description: 'The engine in the page' },
  'engine.fetching': {
    text: 'Python, fetched so far',
    description: 'Name of the progress bar while a Python lab is opened for the first time',
  },
  'engine.fetching.note': {
    text: 'Python runs in this page. Read the lesson and the code meanwhile; the next Python lab opens at once.',
    description: 'Below the progress bar while a Python lab is opened for the first time',
  },
  'engine.failed.title': {
    text: 'The lab engine could not start in this browser',
    description: 'The engine in the page',
  },
  'engine.failed.message': {
    text: 'It needs WebAssembly and Web Workers. Update the browser, or switch off the extension or policy that blocks them, then try again. You can still write code and submit: grading happens on the server.',
    description: 'The engine in the page',
  },
  'engine.retry': { text: 'Start the engine again', description: 'The engine in the page' },
  'tests.seen': { text: 'The world saw', description: 'Name of the list of world events' },
  'browser.forward': { text: 'Forward', description: 'Browser of the preview' },
  'tests.breach': { text: 'Should not be possible', description: 'Replay of an attack' },
  'browser.accounts': { text: 'Accounts of the app', description: 'Browser of the preview' },
  'browser.user': { text: 'User', description: 'Browser of the preview' },
  'browser.password': { text: 'Password', description: 'Browser of the preview' },
  'browser.signIn': { text: 'Sign in as {name}', description: 'Browser of the preview' },
  'requests.empty': {
    text: 'No requests yet. Open a page in the preview.',
    description: 'List of requests, detail, edit and resend',
  },
  'requests.list': {
    text: 'Requests, newest first',
    description: 'List of requests, detail, edit and resend',
  },
  'requests.clear': { text: 'Clear', description: 'List of requests, detail, edit and resend' },
  'requests.back': { text: 'All requests', description: 'List of requests, detail, edit and resend' },
  'requests.edit': { text: 'Edit and resend', description: 'List of requests, detail, edit and resend' },
  'requests.send': { text: 'Send', description: 'List of requests, detail, edit and resend' },
  'requests.cancel': { text: 'Cancel', description: 'List of requests, detail, edit and resend' },
  'requests.method': { text: 'Method', description: 'List of requests, detail, edit and resend' },
  'requests.url': { text: 'Path and query', description: 'List of requests, detail, edit and resend' },
  'requests.headers': { text: 'Headers', description: 'List of requests, detail, edit and resend' },
  'requests.body': { text: 'Body', description: 'List of requests, detail, edit and resend' },
  'requests.request': { text: 'Request', description: 'List of requests, detail, edit and resend' },
  'requests.world': {
    text: 'What the world saw',
    description: 'Heading over what the simulated world logged',
  },
  'requests.nothing': { text: 'Nothing of note', description: 'List of requests, detail, edit and resend' },
  'requests.emptyBody': { text: 'No body', description: 'List of requests, detail, edit and resend' },
  'database.empty': { text: 'The database has no tables.', description: 'Database of the app' },
  'database.rows': { text: '{count} rows', description: 'Database of the app' },
  'database.row': { text: '1 row', description: 'Database of the app' },
  'database.noRows': { text: 'No rows', description: 'Database of the app' },
  'database.statements': { text: 'Last statements', description: 'Database of the app' },
  'database.noStatements': { text: 'No statement has run yet.', description: 'Database of the app' },
  'database.injected': {
    text: 'Input became part of the statement',
    description: 'Beside a statement that request input became part of',
  },
  'database.tables': { text: 'Tables', description: 'Database of the app' },
  'console.empty': { text: 'Nothing has been logged.', description: 'Console of the preview' },
  'console.app': { text: 'app', description: 'Source of a line: the program' },
  'console.page': { text: 'page', description: 'Source of a line: a page in the frame' },
  'console.clear': { text: 'Clear', description: 'Console of the preview' },
  'requests.by': { text: 'sent by {name}', description: 'Browser of the preview' },
  'requests.events': {
    text: '{count} events in the world',
    description: 'Browser of the preview',
  },
  'requests.ms': { text: '{ms} ms', description: 'Browser of the preview' },
  'requests.seconds': { text: '{seconds} s', description: 'Browser of the preview' },
  'requests.headers.hint': {
    text: 'One per line. Cookies are sent automatically; a cookie header here replaces them.',
    description: 'Browser of the preview',
  },
  'requests.sender': { text: 'Send as', description: 'Browser of the preview' },
  'requests.sender.browser': {
    text: 'This browser, with its cookies',
    description: 'Browser of the preview',
  },
  'requests.sender.stranger': {
    text: 'A stranger, without cookies',
    description: 'Browser of the preview',
  },
  'requests.sender.account': { text: '{name} (signs in first)', description: 'Browser of the preview' },
  'requests.times': { text: 'Repeat', description: 'Browser of the preview' },
});

export type MessageId = keyof typeof messages;

export const t = createTranslator(messages);

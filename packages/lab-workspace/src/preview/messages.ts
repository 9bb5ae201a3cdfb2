import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../base/messages.ts';

/** Texts of the preview, requests, console and database. */
const messages = defineMessages('lab/view', {
  ...shared,
  'view.tabs': {
    text: 'Preview and what happened behind it',
    description: 'Screen reader only: name of the pane with the running app, and of its row of tabs',
  },
  'view.preview': {
    text: 'Preview',
    description: 'Tab of the preview pane: shows the running app. Noun; little space',
  },
  'view.requests': {
    text: 'Requests',
    description: 'Tab of the preview pane: lists the HTTP requests. Noun; little space',
  },
  'view.database': {
    text: 'Database',
    description: "Tab of the preview pane: shows the app's tables. Noun; little space",
  },
  'view.console': {
    text: 'Console',
    description: 'Tab of the preview pane: shows what the app logged. Noun; little space',
  },
  'browser.back': {
    text: 'Back',
    description: 'Tooltip of an arrow button: goes to the previous page, as in a web browser',
  },
  'browser.reload': {
    text: 'Reload',
    description: 'Tooltip of an icon button: loads the page again, as in a web browser. Verb',
  },
  'browser.address': {
    text: 'Address in the lab',
    description: 'Screen reader only: name of the address field above the preview',
  },
  'browser.opening': {
    text: 'Opening the app…',
    description: 'In the preview while the page of the app is not there yet',
  },
  'browser.page': {
    text: 'Page of the lab',
    description: 'Screen reader only: name of the frame that shows the app',
  },
  'browser.account': {
    text: 'Accounts',
    description:
      'Button above the preview: opens the list of accounts with which the learner can sign in to the app. Noun; little space',
  },
  'fault.throw.title': {
    text: 'Your code threw an error',
    description:
      'Title in the preview, in place of a page: the learner\'s code threw an exception ("throw" as in JavaScript)',
  },
  'fault.unanswered.title': {
    text: 'The app does not answer',
    description: 'Title in the preview, in place of a page: the app gave no response',
  },
  'fault.compile.title': {
    text: 'The code does not start',
    description:
      "Title in the preview, in place of a page: the learner's code has a syntax error or fails while it starts",
  },
  'fault.hint': {
    text: 'Fix the code, and the page reloads automatically.',
    description: 'Under an error of the app in the preview. "Fix" is an instruction',
  },
  'engine.starting': {
    text: 'Starting the lab engine',
    description: 'Screen reader only: the program that runs labs in this page is starting',
  },
  'engine.fetching': {
    text: 'Python, fetched so far',
    description: 'Screen reader only: name of the progress bar while Python is downloaded',
  },
  'engine.fetching.note': {
    text: 'Python runs in this page. Read the lesson and the code meanwhile; the next Python lab opens right away.',
    description: 'Text below the progress bar while Python is downloaded for the first time',
  },
  'engine.failed.title': {
    text: 'The lab engine could not start in this browser',
    description: 'Title of the error in the preview when the program that runs labs could not start',
  },
  'engine.failed.message': {
    text: 'It needs WebAssembly and Web Workers. Update the browser, or switch off the extension or policy that blocks them, then try again. You can still write code and submit: grading happens on the server.',
    description:
      'Text of the error "The lab engine could not start in this browser". "WebAssembly" and "Web Workers" are names of browser features',
  },
  'engine.retry': {
    text: 'Start the engine again',
    description:
      'Button of the error "The lab engine could not start in this browser": tries to start the program again',
  },
  'tests.seen': {
    text: 'What happened',
    description:
      'Screen reader only: name of the list of effects, such as a query, an email that was sent or a script that ran in the browser',
  },
  'browser.forward': {
    text: 'Forward',
    description: 'Tooltip of an arrow button: goes to the next page again, as in a web browser',
  },
  'tests.breach': {
    text: 'Should not be possible',
    description:
      'Screen reader only: name of the warning icon beside an event that a secure app would not allow',
  },
  'browser.accounts': {
    text: 'Test accounts',
    description: 'Title of the dialog with the accounts for signing in to the app',
  },
  'browser.user': {
    text: 'User',
    description: 'In the dialog "Test accounts", label of the user name. Little space',
  },
  'browser.password': {
    text: 'Password',
    description: 'In the dialog "Test accounts", label of the password. Little space',
  },
  'browser.signIn': {
    text: 'Sign in as {name}',
    description:
      'Button in the dialog "Test accounts": signs in to the app. {name}: name of the account\'s owner, such as Nele',
  },
  'requests.empty': {
    text: 'No requests yet. Open a page in the preview.',
    description: 'In the tab "Requests" while there are none. "Preview" is the name of a tab',
  },
  'requests.list': {
    text: 'Requests, newest first',
    description: 'Above the list of requests, and its name for screen readers',
  },
  'requests.clear': { text: 'Clear', description: 'Button above the list of requests: empties it. Verb' },
  'requests.back': {
    text: 'All requests',
    description: 'Button above the details of a request: goes back to the list',
  },
  'requests.edit': {
    text: 'Edit and resend',
    description:
      'Button above the details of a request: opens a form to change it and send it again. Two verbs',
  },
  'requests.send': { text: 'Send', description: 'Button of the form that changes a request: sends it. Verb' },
  'requests.cancel': {
    text: 'Cancel',
    description: 'Button of the form that changes a request: closes it without sending anything. Verb',
  },
  'requests.method': {
    text: 'Method',
    description: 'Label of the selection of the HTTP method, such as GET',
  },
  'requests.url': {
    text: 'Path and query',
    description: 'Label of the field for the path and query of a web address',
  },
  'requests.headers': { text: 'Headers', description: 'Label of the text area for HTTP headers' },
  'requests.body': { text: 'Body', description: 'Label of the text area for the body of the HTTP request' },
  'requests.request': { text: 'Request', description: 'Heading of the HTTP request in the details. Noun' },
  'requests.world': {
    text: 'What happened',
    description:
      'Heading in the details of a request: database queries, emails and other effects that it had',
  },
  'requests.nothing': {
    text: 'Nothing worth noting',
    description: 'Under the heading "What happened" when the request had no effects',
  },
  'requests.emptyBody': {
    text: 'No body',
    description: 'In place of the body of an HTTP response that has none',
  },
  'database.empty': {
    text: 'The database has no tables.',
    description: 'In the tab "Database" when it has no tables',
  },
  'database.rows': {
    text: '{count} rows',
    description: 'Beside an SQL statement or table. {count}: number other than 1. Little space',
  },
  'database.row': { text: '1 row', description: 'Beside an SQL statement or table: one row. Little space' },
  'database.noRows': { text: 'No rows', description: 'In place of the rows of an empty table' },
  'database.statements': {
    text: 'Last statements',
    description: 'Heading of the list of SQL statements that ran last',
  },
  'database.noStatements': {
    text: 'No statement has run yet.',
    description: 'In place of the list "Last statements" while it is empty',
  },
  'database.injected': {
    text: 'Input became part of the statement',
    description: "Warning beside an SQL statement: the learner's input changed the statement itself",
  },
  'database.tables': { text: 'Tables', description: 'Heading of the tables of the database' },
  'console.empty': {
    text: 'Nothing has been logged.',
    description: 'In the tab "Console" while it is empty',
  },
  'console.app': {
    text: 'app',
    description: "Before a line in the console: the app's server program wrote it. Very little space",
  },
  'console.page': {
    text: 'page',
    description: 'Before a line in the console: a page in the preview wrote it. Very little space',
  },
  'console.clear': { text: 'Clear', description: 'Button above the console: empties it. Verb' },
  'requests.by': {
    text: 'sent by {name}',
    description:
      'In the list of requests: another person in the lab sent it. {name}: first name. Little space',
  },
  'requests.events': {
    text: 'Events on the server: {count}',
    description:
      'Tooltip of a number beside a request: how many effects it had on the server. {count}: number',
  },
  'requests.ms': {
    text: '{ms} ms',
    description:
      'In the list of requests: how long one took. {ms}: number of milliseconds. Very little space',
  },
  'requests.seconds': {
    text: '{seconds} s',
    description:
      'In the list of requests: how long one took. {seconds}: number such as 1.2; "s" stands for seconds. Very little space',
  },
  'requests.headers.hint': {
    text: 'One per line. Cookies are sent automatically; a cookie header here replaces them.',
    description: 'Hint under the text area for HTTP headers',
  },
  'requests.sender': {
    text: 'Send as',
    description: 'Label of the selection of who sends the request; the options complete the sentence',
  },
  'requests.sender.browser': {
    text: 'This browser, with its cookies',
    description: 'Option of the selection "Send as": who sends the request',
  },
  'requests.sender.stranger': {
    text: 'A stranger, without cookies',
    description: 'Option of "Send as": somebody who is not signed in',
  },
  'requests.sender.account': {
    text: '{name} (signs in first)',
    description: 'Option of "Send as". {name}: name of an account\'s owner, such as Nele',
  },
  'requests.times': {
    text: 'Repeat',
    description: 'Label of the field for how many times to send the request. Verb',
  },
});

export type MessageId = keyof typeof messages;

export const t = createTranslator(messages);

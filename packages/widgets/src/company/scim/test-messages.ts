/** Texts of the test of a connection. */
export const testMessages = {
  test: { text: 'Connection test', description: 'Heading. Noun' },
  'test.about': {
    text: 'Your browser calls the base URL as the directory would. Nothing is changed.',
    description: 'Text under the heading "Connection test"',
  },
  'test.run': { text: 'Test connection', description: 'Button. Verb' },
  'test.again': { text: 'Test again', description: 'Button. Verb' },
  'test.list': { text: 'Steps of the test', description: 'Screen reader only: name of a list' },
  'test.all': {
    text: 'Every step passed. Requests reach the server as the directory sends them.',
    description: 'Result of a test',
  },
  'test.some': {
    text: '{count} of {all} steps failed.',
    description: 'Result of a test. {count} and {all}: numbers',
  },
  'outcome.waiting': { text: 'Waiting', description: 'State of a step of a test. Participle' },
  'outcome.running': { text: 'Running', description: 'State of a step of a test. Participle' },
  'outcome.passed': { text: 'Passed', description: 'Result of a step of a test. Participle' },
  'outcome.skipped': { text: 'Skipped', description: 'Result of a step of a test. Participle' },
  'outcome.failed': { text: 'Failed', description: 'Result of a step of a test. Participle' },
  'step.discovery': {
    text: 'Read what the server supports',
    description: 'Step of a test. Verb: what the directory does',
  },
  'step.filter': {
    text: 'Look for a user by name',
    description: 'Step of a test. Verb: what the directory does',
  },
  'step.patch': { text: 'Change part of a user', description: 'Step of a test. Verb' },
  'step.put': { text: 'Replace a user', description: 'Step of a test. Verb' },
  'step.delete': { text: 'Delete a user', description: 'Step of a test. Verb' },
  'fault.unreachable': {
    text: 'There was no answer. Check that the base URL is reachable and has a valid certificate, and that a service of another address allows this page to call it.',
    description: 'What is wrong with a step of a test, and what to do',
  },
  'fault.authorization': {
    text: 'The secret did not arrive (401). A proxy in front of the server probably removes the Authorization header: let it pass.',
    description: 'What is wrong with a step of a test, and what to do. 401 is a status of HTTP',
  },
  'fault.method': {
    text: 'Something in front of the server refuses {method} ({status}). Allow {method} in the proxy or firewall.',
    description:
      'What is wrong with a step of a test, and what to do. {method}: such as PATCH. {status}: number such as 405',
  },
  'fault.query': {
    text: 'The filter did not arrive. A proxy in front of the server probably removes or rewrites the query: let it pass as it is.',
    description: 'What is wrong with a step of a test, and what to do',
  },
  'fault.foreign': {
    text: 'Something else answers at this address ({status}). Route it to the server, without a sign-in page before it.',
    description:
      'What is wrong with a step of a test, and what to do. {status}: number such as 200. "It": the address',
  },
  'fault.status': {
    text: 'The server answered {status}. Try again. If it keeps failing, tell support when it happened.',
    description: 'What is wrong with a step of a test, and what to do. {status}: number such as 500',
  },
} as const;

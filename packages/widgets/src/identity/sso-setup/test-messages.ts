/** Texts of the window in which an administrator tests single sign-on. */
export const testMessages = {
  'result.wait': {
    text: 'Going to your provider…',
    description: 'Shown until the browser leaves. Participle',
  },
  'result.refused': { text: 'The test could not be started', description: 'Title of an error' },
  'result.passed': { text: 'The test passed', description: 'Title of the result of a test sign-in' },
  'result.passedText': {
    text: 'Close this window and switch single sign-on on.',
    description: 'Text under "The test passed"',
  },
  'result.failed': { text: 'The test failed', description: 'Title of the result of a test sign-in' },
  'fault.provider': {
    text: 'The provider did not sign you in, or its response was not accepted.',
    description: 'Reason of a failed test',
  },
  'fault.email_missing': {
    text: 'The provider sent no email address. Add it to the claims that it sends.',
    description: 'Reason of a failed test. "It": the address; the second "it": the provider',
  },
  'fault.email_unverified': {
    text: 'The provider says that the email address is not verified.',
    description: 'Reason of a failed test',
  },
  'fault.email_outside': {
    text: 'The email address is in no proven domain of your organization.',
    description: 'Reason of a failed test',
  },
  'result.detail': {
    text: 'Detail: {detail}',
    description: 'Technical detail. {detail}: English text or a code',
  },
  'result.claims': {
    text: 'What the provider says about you',
    description: 'Heading of a list of values about the signed-in person',
  },
  'claim.subject': { text: 'Subject', description: 'Name of a value: id of a person at the provider. Noun' },
  'claim.email': { text: 'Email', description: 'Name of a value' },
  'claim.verified': { text: 'Email verified', description: 'Name of a value. Participle' },
  'claim.yes': { text: 'Yes', description: 'Value of "Email verified"' },
  'claim.no': { text: 'No', description: 'Value of "Email verified"' },
  'claim.unknown': { text: 'The provider does not say', description: 'Value of "Email verified"' },
  'claim.firstName': { text: 'First name', description: 'Name of a value' },
  'claim.lastName': { text: 'Last name', description: 'Name of a value' },
  'claim.groups': { text: 'Groups', description: 'Name of a value' },
  'claim.none': { text: 'Not sent', description: 'Value of a claim that is missing. Participle' },
  'result.unverified': {
    text: 'The provider does not state the address as verified. People who already have an account here are linked only if you choose “Addresses from the provider can be trusted” under Rules.',
    description: 'Warning after a test. "Rules": heading of another part of the page',
  },
  'result.again': { text: 'Test again', description: 'Button. Verb' },
  'result.close': { text: 'Close window', description: 'Button. Verb' },
} as const;

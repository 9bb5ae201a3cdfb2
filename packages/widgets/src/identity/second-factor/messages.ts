import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('second-factor', {
  none: {
    text: 'You have no second factor yet.',
    description:
      'In the profile, in place of the list of second factors. A second factor is asked for after the password: an app or a passkey',
  },
  problem: {
    text: 'Your second factors could not be loaded',
    description: 'Title of the error when the list could not be loaded',
  },
  totp: {
    text: 'Authenticator app',
    description: 'In the list: kind of a second factor, an app that shows codes of six digits',
  },
  passkey: {
    text: 'Passkey',
    description: 'In the list: kind of a second factor. Passkey is a term of Apple, Google and Microsoft',
  },
  added: {
    text: 'Added {time}',
    description:
      'In the list of second factors; the time, such as "5 minutes ago", is put after this text. {time} is empty: leave it at the end',
  },
  used: {
    text: 'last used {time}',
    description:
      'In the list of second factors; the time, such as "5 minutes ago", is put after this text. {time} is empty: leave it at the end',
  },
  unused: { text: 'not used yet', description: 'In the list: the second factor was never used' },
  addApp: {
    text: 'Add an authenticator app',
    description: 'Button: opens the dialog that adds an app for codes. Verb',
  },
  addPasskey: { text: 'Add a passkey', description: 'Button: opens the dialog that adds a passkey. Verb' },
  remove: { text: 'Remove', description: 'Button beside a second factor, and in the dialog that asks. Verb' },
  removeNamed: {
    text: 'Remove {name}',
    description:
      'Screen reader only: full name of the button "Remove". {name}: name that the user gave the second factor',
  },
  removeAsk: {
    text: 'Remove {name}?',
    description: 'Title of the dialog that asks before a second factor is removed. {name}: its name',
  },
  removeText: {
    text: 'Sign-ins will no longer accept it.',
    description: 'Text of the dialog "Remove …?". "It": the second factor',
  },
  removeLast: {
    text: 'This is your only second factor. Sign-ins will ask for no second step, and your recovery codes will stop working.',
    description: 'Text of the dialog "Remove …?" when no other second factor is left',
  },
  removed: {
    text: '{name} was removed.',
    description: 'Toast after a second factor was removed. {name}: its name',
  },
  codes: { text: 'Recovery codes', description: 'Heading of the section about codes for emergencies' },
  codesLeft: {
    text: '{left} of 10 are left. Each signs you in once when you have none of your factors at hand.',
    description: 'Under the heading "Recovery codes". {left}: number from 0 to 10. "Each": each code',
  },
  codesNew: {
    text: 'Generate new codes',
    description: 'Button under the text about recovery codes, and in the dialog that asks. Verb',
  },
  codesNewAsk: {
    text: 'Generate new recovery codes?',
    description: 'Title of the dialog that asks before new codes are made',
  },
  codesNewText: {
    text: 'The ones you have now stop working.',
    description: 'Text of the dialog "Generate new recovery codes?". "The ones": the codes',
  },
  codesTitle: {
    text: 'Save these recovery codes',
    description: 'Title of the dialog that shows the codes. Verb: an instruction',
  },
  codesText: {
    text: 'Each signs you in once, without your phone or passkey. They are not shown again: keep them in a password manager or on paper.',
    description: 'Description under the title "Save these recovery codes". "Each": each code',
  },
  codesSave: {
    text: 'Save as a file',
    description: 'Button of the dialog "Save these recovery codes": downloads the codes as a text file. Verb',
  },
  codesCopy: {
    text: 'Copy',
    description: 'Button of the dialog "Save these recovery codes": copies the codes. Verb',
  },
  codesCopied: {
    text: 'Copied',
    description:
      'Button "Copy" of the dialog "Save these recovery codes" after the codes were copied. Participle',
  },
  codesKept: {
    text: 'I have saved them',
    description: 'Button that closes the dialog "Save these recovery codes". The user speaks',
  },
  codesFile: {
    text: 'Recovery codes for {product} ({host}). Each works once.',
    description:
      'First line of the file with the codes. {product}: name of this website; {host}: its address, such as learn.example.com',
  },
  appTitle: {
    text: 'Add an authenticator app',
    description: 'Title of the dialog that adds an app for codes. Verb',
  },
  appScan: {
    text: 'Scan this code with an authenticator app, such as the one in your password manager or on your phone.',
    description:
      'First step in the dialog "Add an authenticator app"; the QR code follows. Verb: an instruction',
  },
  appQr: {
    text: 'QR code for your authenticator app',
    description: 'Screen reader only: description of the QR code',
  },
  appType: {
    text: 'Or type this key:',
    description: 'After the QR code; the secret key follows the colon. Verb: an instruction',
  },
  appName: { text: 'Name', description: 'Label of the field for the name of a second factor' },
  appNameHint: {
    text: 'So that you recognize it in the list.',
    description: 'Hint under the field "Name". "It": the second factor',
  },
  appDefault: { text: 'Authenticator app', description: 'Name that the field has at first' },
  code: { text: 'Code', description: 'Label of the field for a code of six digits' },
  codeHint: {
    text: 'The six digits that the app shows now.',
    description: 'Hint under the field "Code". "App": authenticator app on the phone',
  },
  add: { text: 'Add', description: 'Button that adds the app or the passkey. Verb' },
  next: { text: 'Next', description: 'Button that leads to the QR code' },
  passkeyTitle: { text: 'Add a passkey', description: 'Title of the dialog that adds a passkey. Verb' },
  passkeyText: {
    text: 'Your browser asks for your fingerprint, face, screen lock or security key. This data never leaves your device.',
    description: 'Text of the dialog "Add a passkey"',
  },
  passkeyDefault: { text: 'Passkey', description: 'Name that the field for the name has at first' },
  passkeyCanceled: {
    text: 'The browser did not get a passkey. Try again, or use another device.',
    description: "Error after the browser's own dialog was closed",
  },
  passkeyKnown: {
    text: 'This device is already in the list.',
    description: 'Error: the browser refuses to add a device twice',
  },
  passkeyUnsupported: {
    text: 'This browser does not support passkeys. Use an authenticator app or another browser.',
    description: 'Error in a browser without passkeys',
  },
  factorAdded: {
    text: '{name} was added.',
    description: 'Toast after a second factor was added. {name}: its name',
  },
  stepApp: {
    text: 'Code from your authenticator app',
    description: 'At sign-in: label of the field for a code of six digits',
  },
  stepRecovery: { text: 'Recovery code', description: 'At sign-in: label of the field for a recovery code' },
  stepRecoveryHint: {
    text: 'One of the ten you saved. Each works once.',
    description: 'At sign-in: hint under the field "Recovery code"',
  },
  stepPasskey: {
    text: 'Continue with your passkey',
    description: 'At sign-in: button that asks the browser for a passkey. Verb',
  },
  stepContinue: { text: 'Continue', description: 'At sign-in: button that sends the code. Verb' },
  stepUseRecovery: {
    text: 'Use a recovery code',
    description: 'At sign-in: small button that shows the field for a recovery code. Verb',
  },
  stepUseOther: {
    text: 'Use your other factors',
    description: 'At sign-in: small button that goes back to the app and the passkey. Verb',
  },
  stepOr: {
    text: 'or',
    description: 'At sign-in: between the button for the passkey and the field for a code',
  },
  ruleTitle: { text: 'Second factor', description: 'Heading of a card in the settings of a company' },
  ruleLabel: {
    text: 'Require two-factor authentication for everyone',
    description: 'Checkbox of the card "Second factor". Verb: what the company does',
  },
  ruleHint: {
    text: 'Members without a second factor set one up before they can do anything else. Sign-ins through your identity provider follow its own rules.',
    description: 'Hint under the checkbox "Require two-factor authentication for everyone"',
  },
  ruleCount: {
    text: '{with} of {all} members have a second factor.',
    description:
      'Under the checkbox "Require two-factor authentication for everyone". {with} and {all}: numbers of people',
  },
  ruleAsk: {
    text: 'Require two-factor authentication?',
    description: 'Title of the dialog that asks before the rule applies',
  },
  ruleText: {
    text: 'The {without} members without a second factor will be asked to set one up at their next click, even those who are working right now.',
    description:
      'Text of the dialog "Require two-factor authentication?". {without}: number of people without a second factor',
  },
  ruleConfirm: {
    text: 'Require it',
    description: 'Button of the dialog "Require two-factor authentication?": the rule applies. Verb',
  },
  ruleProblem: {
    text: 'The sign-in rule could not be loaded',
    description: 'Title of the error when the rule could not be loaded',
  },
  resetTitle: {
    text: 'A member lost their second factor',
    description:
      'Heading in the card about sign-in rules, for administrators: help for a member who cannot sign in',
  },
  resetText: {
    text: "Make sure you're talking to the right person. All their second factors will be removed, and their sessions will end.",
    description: 'Text under the heading "A member lost their second factor", and in the dialog that asks',
  },
  resetEmail: { text: "Member's email", description: "Label of the field for the member's email address" },
  reset: {
    text: 'Remove their second factors',
    description: 'Button beside the field "Member\'s email", and in the dialog that asks. Verb',
  },
  resetAsk: {
    text: 'Remove the second factors of {email}?',
    description:
      "Title of the dialog that asks before a member's second factors are removed. {email}: email address of the member",
  },
  resetDone: {
    text: '{email} now signs in without a second factor.',
    description:
      'Toast after "Remove their second factors" was pressed. {email}: email address of the member',
  },
  enrollTitle: {
    text: 'Set up a second factor',
    description: 'Title of a dialog that cannot be closed. Verb',
  },
  enrollText: {
    text: 'Your company requires a second factor. Add one to continue.',
    description: 'Description under the title "Set up a second factor"',
  },
  logout: { text: 'Log out', description: 'Button of the dialog "Set up a second factor". Verb' },
});

export const t = createTranslator(messages);

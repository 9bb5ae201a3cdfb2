/** Texts of the rules of single sign-on. */
export const ruleMessages = {
  'rules.title': { text: 'Rules', description: 'Heading: rules of single sign-on' },
  'rules.strict': { text: 'Single sign-on only', description: 'Label of a checkbox' },
  'rules.strictHint': {
    text: 'People with an address in your domains can no longer use a password or an emailed link.',
    description: 'Hint under the checkbox "Single sign-on only"',
  },
  'rules.breakGlass': {
    text: 'Emergency administrator',
    description: 'Label of a selection: who may still use a password while the provider is down',
  },
  'rules.breakGlassHint': {
    text: 'May still sign in with password and second factor when the provider is down. Test it every three months.',
    description: 'Hint under the selection "Emergency administrator". "It": the sign-in',
  },
  'emergency.never': {
    text: 'Not tested yet',
    description:
      'Title of a warning under "Emergency administrator": they have never signed in with a password',
  },
  'emergency.due': {
    text: 'Last tested on {date}, more than {days} days ago',
    description: 'Title of that warning. {date}: a date. {days}: 90',
  },
  'emergency.tested': {
    text: 'Last tested on {date}',
    description: 'Under the selection "Emergency administrator". {date}: a date',
  },
  'emergency.how': {
    text: 'How to test it: open the sign-in page in a private window, enter {email}, press “Sign in with password”, and enter password and second factor. Administrators are reminded when a test is due.',
    description:
      'Instruction below the date of the last test. {email}: address of the emergency administrator. "Sign in with password": a button of the sign-in page',
  },
  'rules.locked': {
    text: 'No emergency administrator has a password and a second factor at the moment. If the provider is down, nobody can sign in.',
    description: 'Warning above the rules',
  },
  'rules.nobody': { text: 'Nobody', description: 'Option of the selection "Emergency administrator"' },
  'rules.noPassword': {
    text: '{name} (no password)',
    description: 'Option that cannot be chosen. {name}: of a person',
  },
  'rules.noFactor': {
    text: '{name} (no second factor)',
    description: 'Option that cannot be chosen. {name}: of a person',
  },
  'rules.vouches': {
    text: 'Addresses from the provider can be trusted',
    description: 'Label of a checkbox',
  },
  'rules.vouchesHint': {
    text: 'Only if people cannot choose their own address there. An address that the provider does not state as verified then links an existing account.',
    description:
      'Hint under the checkbox "Addresses from the provider can be trusted". "There": at the provider',
  },
  'rules.groupClaim': { text: 'Group claim', description: 'Label of a field: name of a claim' },
  'rules.groupClaimHint': {
    text: 'The claim or attribute that holds the groups of a person. Usually “groups”.',
    description: 'Hint under the field "Group claim"',
  },
  'rules.owners': {
    text: 'Owners of the company change these rules.',
    description: 'Notice above the disabled button Save rules, for an administrator who is not an owner',
  },
  'rules.save': { text: 'Save rules', description: 'Button. Verb' },
  'rules.saved': { text: 'Rules saved', description: 'Notice. Participle' },
} as const;

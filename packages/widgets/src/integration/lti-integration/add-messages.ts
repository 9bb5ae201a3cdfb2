import type { Message } from './message.ts';

/** Adding a platform, and the form of its values. */
export const addMessages = {
  add: {
    text: 'Add a platform',
    description: 'Button: opens the page that connects a learning platform. Verb',
  },
  'add.title': {
    text: 'Add a platform',
    description: 'Title of the page that connects a learning platform. Verb',
  },
  'add.about': {
    text: 'Connect the LMS of your organization. It takes about five minutes, and you need to be its administrator.',
    description:
      'Description under the title "Add a platform". LMS is the learning platform, such as Moodle; "its": the LMS\'s',
  },
  'add.family': {
    text: 'Which LMS is it?',
    description: 'Question above the choice of the product, such as Canvas or Moodle',
  },
  'add.way': {
    text: 'How do you want to register it?',
    description: 'Question above the choice of how to connect. "It": the LMS',
  },
  'add.way.link': {
    text: 'By a registration link',
    description: 'Choice; also the name of the section that follows',
  },
  'add.way.link.hint': {
    text: 'You paste one link, and the LMS exchanges all values automatically. Recommended.',
    description: 'Hint under the choice "By a registration link"',
  },
  'add.way.hand': { text: 'By hand', description: 'Choice: values are copied one by one' },
  'add.way.hand.hint': {
    text: 'You copy values in both directions, step by step.',
    description: 'Hint under the choice "By hand"',
  },
  'add.there': {
    text: 'In {lms}',
    description: 'Heading of the steps to do in the LMS. {lms}: its name, such as Moodle, or "your LMS"',
  },
  'add.yours': {
    text: 'your LMS',
    description: 'Put in place of {lms} in other sentences when the product is not known',
  },
  'add.here': { text: 'Here', description: 'Heading of the form on this website' },
  'add.here.about': {
    text: 'Enter what {lms} shows. Keep the steps open: the login address above belongs to this registration.',
    description:
      'Text under the heading "Here". {lms}: name of the LMS. "Registration": the connection that is being made',
  },
  'add.save': {
    text: 'Register the platform',
    description: 'Button of the form that connects a learning platform. Verb',
  },
  'add.done': {
    text: 'The platform is registered. Test it now.',
    description:
      'Toast after "Register the platform" was pressed. Verb in the second sentence: an instruction',
  },
  choose: {
    text: 'Choose',
    description:
      'In the steps, before the name of an option in the LMS; a colon is added. Verb: an instruction',
  },
  // The form.
  'form.name': { text: 'Name', description: "Label of the field for the platform's name" },
  'form.name.hint': {
    text: 'The name your learners know. They read “Back to …” and “in the gradebook of …”.',
    description:
      'Hint under the field "Name". The quotes are parts of texts that learners see on this website',
  },
  'form.family': {
    text: 'Product',
    description: 'Label of a selection, and of a fact: product, such as Moodle',
  },
  'form.site': {
    text: 'Address of your {lms}',
    description: 'Label of a field for a web address. {lms}: name of the product',
  },
  'form.site.hint': {
    text: 'As the browser shows it, for example {example}',
    description: 'Hint under the field "Address of your …". {example}: web address',
  },
  'form.environment': { text: 'Environment', description: 'Label of a selection, for Canvas' },
  'form.environment.production': {
    text: 'Production',
    description: 'Option: a server of Canvas. Noun; as Canvas names it',
  },
  'form.environment.beta': { text: 'Beta', description: 'Option: a server of Canvas. As Canvas names it' },
  'form.environment.test': {
    text: 'Test',
    description: 'Option: a server of Canvas. Noun; as Canvas names it',
  },
  'form.client_id': {
    text: 'Client ID',
    description: 'Label of a field and of a fact. A term of LTI, the standard for learning platforms',
  },
  'form.client_id.blackboard': {
    text: 'The Application ID of the developer portal.',
    description: 'Hint under the field "Client ID". "Application ID" is named like this in Blackboard',
  },
  'form.deployment_ids': { text: 'Deployment ID', description: 'Label of a text area. A term of LTI' },
  'form.deployment_ids.hint': {
    text: 'One per line if there are several. You can add it later.',
    description: 'Hint under the text area "Deployment ID"',
  },
  'form.deployment_ids.needed': {
    text: 'Needed: {lms} uses one issuer for all of its customers. One per line if there are several. You can add it later.',
    description:
      'Hint under the text area "Deployment ID". {lms}: name of the product. "Issuer" is a term of LTI',
  },
  'form.addresses': {
    text: 'Addresses of the platform',
    description: 'Heading to open: fields for web addresses',
  },
  'form.addresses.filled': {
    text: 'Filled in for {lms}. Compare them with what it shows.',
    description: 'Above those fields. {lms}: name of the product. "It": the product. Participle',
  },
  'form.issuer': {
    text: 'Issuer (platform ID)',
    description: 'Label of a field and of a fact. Terms of LTI',
  },
  'form.auth_login_url': {
    text: 'Sign-in address (authentication request URL)',
    description: 'Label of a field and of a fact. In parentheses: the term of LTI',
  },
  'form.auth_token_url': {
    text: 'Token address (access token URL)',
    description: 'Label of a field and of a fact. In parentheses: the term of LTI',
  },
  'form.key_set_url': {
    text: 'Key set address (public keyset URL)',
    description: 'Label of a field and of a fact. In parentheses: the term of LTI',
  },
  'form.token_audience': {
    text: 'Token audience',
    description: 'Label of a field and of a fact. A term of OAuth',
  },
  'form.token_audience.hint': {
    text: 'Only if it differs from the token address, as in Brightspace.',
    description: 'Hint under the field "Token audience". Brightspace is a product',
  },
  'form.score_rule': {
    text: 'Score in the gradebook',
    description: "Label of a selection and of a fact: which of a learner's results counts",
  },
  'form.score_rule.best': {
    text: 'The best result',
    description: 'Option of the selection "Score in the gradebook", and value of the fact with this name',
  },
  'form.score_rule.latest': {
    text: 'The latest result',
    description: 'Option of the selection "Score in the gradebook", and value of the fact with this name',
  },
  optional: { text: 'optional', description: 'After the label of a field, in small type. Adjective' },
  'form.faults': { text: 'Some values need your attention.', description: 'Error above the form, and toast' },
  save: { text: 'Save', description: 'Button of the form for an existing platform. Verb' },
  cancel: {
    text: 'Cancel',
    description: 'Button: closes the form for an existing platform without a change. Verb',
  },
} as const satisfies Record<string, Message>;

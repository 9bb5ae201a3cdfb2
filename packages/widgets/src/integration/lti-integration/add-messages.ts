import type { Message } from './message.ts';

/** Adding a platform, and the form of its values. */
export const addMessages = {
  add: { text: 'Add a platform', description: 'Button' },
  'add.title': { text: 'Add a platform', description: 'Title of the page' },
  'add.about': {
    text: 'Connect the LMS of your organization. It takes about five minutes, and you need to be its administrator.',
    description: 'Under the title',
  },
  'add.family': { text: 'Which LMS is it?', description: 'First question' },
  'add.way': { text: 'How do you want to register it?', description: 'Second question' },
  'add.way.link': { text: 'By a registration link', description: 'Choice' },
  'add.way.link.hint': {
    text: 'You paste one link, and the LMS exchanges all values by itself. Recommended.',
    description: 'Under the choice',
  },
  'add.way.hand': { text: 'By hand', description: 'Choice' },
  'add.way.hand.hint': {
    text: 'You copy values in both directions, step by step.',
    description: 'Under the choice',
  },
  'add.there': { text: 'In {lms}', description: 'Head of the steps in the LMS' },
  'add.yours': { text: 'your LMS', description: 'In a sentence, where its product is not in the list' },
  'add.here': { text: 'Here', description: 'Head of the form' },
  'add.here.about': {
    text: 'Enter what {lms} shows. Keep the steps open: the login address above belongs to this registration.',
    description: 'Under the head',
  },
  'add.save': { text: 'Register the platform', description: 'Button' },
  'add.done': { text: 'The platform is registered. Test it now.', description: 'Toast' },
  choose: { text: 'Choose', description: 'Before a choice to make in the LMS' },
  // The form.
  'form.name': { text: 'Name', description: 'Field' },
  'form.name.hint': {
    text: 'As your learners know it: they read “Back to …” and “in the gradebook of …”.',
    description: 'Under the field',
  },
  'form.family': { text: 'Product', description: 'Field' },
  'form.site': { text: 'Address of your {lms}', description: 'Field' },
  'form.site.hint': {
    text: 'As it is in the browser, for example {example}',
    description: 'Under the field',
  },
  'form.environment': { text: 'Environment', description: 'Field for Canvas' },
  'form.environment.production': { text: 'Production', description: 'Choice' },
  'form.environment.beta': { text: 'Beta', description: 'Choice' },
  'form.environment.test': { text: 'Test', description: 'Choice' },
  'form.client_id': { text: 'Client ID', description: 'Field' },
  'form.client_id.blackboard': {
    text: 'The Application ID of the developer portal.',
    description: 'Under the field',
  },
  'form.deployment_ids': { text: 'Deployment ID', description: 'Field' },
  'form.deployment_ids.hint': {
    text: 'Several: one in each line. It can be added later.',
    description: 'Under the field',
  },
  'form.deployment_ids.needed': {
    text: 'Needed: {lms} has one issuer for all of its customers. Several: one in each line. It can be added later.',
    description: 'Under the field',
  },
  'form.addresses': { text: 'Addresses of the platform', description: 'Opens the addresses' },
  'form.addresses.filled': {
    text: 'Filled in for {lms}. Compare them with what it shows.',
    description: 'Above the addresses',
  },
  'form.issuer': { text: 'Issuer (platform ID)', description: 'Field' },
  'form.auth_login_url': { text: 'Sign-in address (authentication request URL)', description: 'Field' },
  'form.auth_token_url': { text: 'Token address (access token URL)', description: 'Field' },
  'form.key_set_url': { text: 'Key set address (public keyset URL)', description: 'Field' },
  'form.token_audience': { text: 'Token audience', description: 'Field' },
  'form.token_audience.hint': {
    text: 'Only where it differs from the token address, as at Brightspace.',
    description: 'Under the field',
  },
  'form.score_rule': { text: 'Score in the gradebook', description: 'Field' },
  'form.score_rule.best': { text: 'The best result', description: 'Choice' },
  'form.score_rule.latest': { text: 'The latest result', description: 'Choice' },
  optional: { text: 'optional', description: 'After a label' },
  'form.faults': { text: 'Some values need your attention.', description: 'Above the form' },
  save: { text: 'Save', description: 'Button' },
  cancel: { text: 'Cancel', description: 'Button' },
} as const satisfies Record<string, Message>;

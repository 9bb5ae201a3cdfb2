import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the set-up of a new company. */
const messages = defineMessages('company-setup', {
  loading: { text: 'Loading the set-up', description: 'Screen reader only: the steps are being loaded' },
  problem: {
    text: 'The set-up could not be loaded',
    description: 'Title of the error when the steps of the set-up failed to load',
  },
  denied: {
    text: 'Only administrators see the set-up',
    description: 'Title shown to somebody who may not see the set-up of the company',
  },
  deniedText: {
    text: 'Ask an administrator of your organization.',
    description: 'Text under "Only administrators see the set-up"',
  },
  title: { text: 'Set up your organization', description: 'Heading of the steps of a new company. Verb' },
  progress: {
    text: '{done} of {all}',
    description: 'Beside the heading "Set up your organization". Steps done, of all steps. Both: numbers',
  },
  skippedCount: {
    text: '{count} skipped',
    description: 'After "2 of 5": steps that were skipped. {count}: a number. Participle',
  },
  bar: { text: 'Progress of the set-up', description: 'Screen reader only: names the bar under the heading' },
  steps: { text: 'Steps', description: 'Screen reader only: names the list of steps. Noun' },
  complete: { text: 'Set-up is complete', description: 'Heading when no step is open' },
  completeText: {
    text: 'Your organization is ready. You find these steps again in the organization settings.',
    description: 'Text under "Set-up is complete"',
  },
  close: { text: 'Close', description: 'Button that removes the card from the dashboard. Verb' },

  'state.done': { text: 'Done', description: 'State of a step of the set-up. Adjective' },
  'state.next': { text: 'Next', description: 'State of the step that is to be done now. Adjective' },
  'state.later': { text: 'Later', description: 'State of a step that comes after the next one' },
  'state.skipped': { text: 'Skipped', description: 'State of a step that is not wanted. Participle' },
  skip: { text: 'Skip', description: 'Button: this step is not wanted. Verb; space is tight' },
  skipStep: {
    text: 'Skip: {step}',
    description: 'Screen reader name of the button "Skip". {step}: title of the step',
  },
  takeBack: { text: 'Undo', description: 'Button: takes back "Skip" or "Use passwords". Verb' },
  takeBackStep: {
    text: 'Undo: {step}',
    description: 'Screen reader name of the button "Undo" of a step. {step}: title of the step',
  },

  domain: { text: 'Prove your domain', description: 'Title of a step: the domain of email addresses. Verb' },
  'domain.text': {
    text: 'A DNS record shows that the domain of your email addresses is yours.',
    description: 'Text of the step "Prove your domain"',
  },
  'domain.act': { text: 'Add a domain', description: 'Link of the step "Prove your domain". Verb' },
  sign_in: { text: 'Choose how people sign in', description: 'Title of a step. Verb' },
  'sign_in.text': {
    text: 'Switch on single sign-on with your identity provider, or let people use passwords.',
    description: 'Text of the step "Choose how people sign in"',
  },
  'sign_in.act': {
    text: 'Set up single sign-on',
    description: 'Link of the step "Choose how people sign in". Verb',
  },
  'sign_in.passwords': {
    text: 'Use passwords',
    description: 'Button of the step "Choose how people sign in": no single sign-on is wanted. Verb',
  },
  'sign_in.chosen': {
    text: 'People sign in with a password. You can switch on single sign-on at any time.',
    description: 'Text of the step "Choose how people sign in" after the button "Use passwords"',
  },
  people: { text: 'Add people', description: 'Title of a step. Verb' },
  'people.text': {
    text: 'Invite two or more people besides the administrators, import a file, or let your directory add them.',
    description: 'Text of the step "Add people". "Directory": a directory of accounts',
  },
  'people.act': { text: 'Open users', description: 'Link of the step "Add people". Verb' },
  team: { text: 'Create a team', description: 'Title of a step. Verb' },
  'team.text': {
    text: 'Assignments and reports are for teams. A team needs at least one member.',
    description: 'Text of the step "Create a team"',
  },
  'team.act': { text: 'Open teams', description: 'Link of the step "Create a team". Verb' },
  assignment: { text: 'Publish an assignment', description: 'Title of a step. Verb' },
  'assignment.text': {
    text: 'Choose courses, who has to finish them (everyone, teams or people), and a due date.',
    description: 'Text of the step "Publish an assignment"',
  },
  'assignment.act': {
    text: 'New assignment',
    description: 'Link of the step "Publish an assignment". Noun',
  },
});
export const t = createTranslator(messages);

/** Texts of the form of a team. */
export const formMessages = {
  'form.create': { text: 'Create team', description: 'Button of the dialog "Create a team". Verb' },
  'form.name': { text: 'Name', description: 'Label of the field for the name of a team' },
  'form.parent': {
    text: 'Part of',
    description: 'Label of the selection of the team that this one is nested in',
  },
  'form.parent.none': { text: 'No other team', description: 'Option of the selection "Part of"' },
  'form.parent.hint': {
    text: 'Managers of that team see this one too.',
    description:
      'Hint under the selection "Part of". "That team": the chosen one; "this one": the team of the form',
  },
  'form.parent.top': {
    text: 'Other teams are part of this one, so it cannot be part of another.',
    description: 'Hint under the selection "Part of" when it cannot be changed',
  },
  'form.parent.problem': {
    text: 'The other teams could not be loaded.',
    description: 'Error under the selection "Part of"',
  },
  'form.kind': { text: 'Members', description: 'Name of the choice between two kinds of team' },
  'form.kind.chosen': { text: 'Chosen people', description: 'Option of the choice "Members"' },
  'form.kind.chosen.hint': {
    text: 'Administrators add and remove members.',
    description: 'Hint of the option "Chosen people"',
  },
  'form.kind.rule': { text: 'People by a rule', description: 'Option of the choice "Members"' },
  'form.kind.rule.hint': {
    text: 'Users join and leave by their email domain, department or job title.',
    description: 'Hint of the option "People by a rule"',
  },
  'form.rule': {
    text: 'The rule applies to users who meet all conditions. Leave empty what does not matter.',
    description: 'Text above the fields of a rule',
  },
  'form.domain': {
    text: 'Email domain',
    description: 'Label of a field of a rule: part of an email address after the @',
  },
  'form.department': { text: 'Department', description: 'Label of a field of a rule' },
  'form.job_title': { text: 'Job title', description: 'Label of a field of a rule' },
  'preview.waiting': {
    text: 'Enter a condition to see whom the rule applies to.',
    description: 'Under the fields of a rule while they are empty',
  },
  'preview.loading': {
    text: 'Looking for users',
    description: 'Under the fields of a rule while the server is asked',
  },
  'preview.none': { text: 'The rule applies to nobody now.', description: 'Under the fields of a rule' },
  'preview.one': {
    text: 'The rule applies to 1 user:',
    description: 'Under the fields of a rule. A name follows',
  },
  'preview.count': {
    text: 'The rule applies to {count} users:',
    description: 'Under the fields of a rule. {count}: number, not 1. Names follow',
  },
  'preview.change': {
    text: '{joining} join the team, {leaving} leave it.',
    description: 'Under the fields of a rule. {joining} and {leaving}: numbers of people',
  },
} as const;

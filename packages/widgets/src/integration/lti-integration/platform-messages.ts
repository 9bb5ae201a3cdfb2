import type { Message } from './message.ts';

/** One platform: its registration, launches and deployments. */
export const platformMessages = {
  'platform.problem': {
    text: 'The platform could not be loaded',
    description: 'Title of the error when the page of a platform could not be loaded',
  },
  'platform.gone': {
    text: 'This platform is not registered',
    description: 'Title of the page when no platform has this address',
  },
  'platform.gone.message': {
    text: 'It may have been deleted, or its registration was rejected.',
    description: 'Text under the title "This platform is not registered"',
  },
  'platform.toList': {
    text: 'All platforms',
    description: 'Button of the page "This platform is not registered"',
  },
  'platform.waiting': {
    text: 'This platform registered itself',
    description: 'Title of a note on the page of a platform that used a registration link',
  },
  'platform.waiting.message': {
    text: 'Allow it if these are the values of your LMS. Launches are refused until then. Rejecting deletes the registration.',
    description:
      'Text of the note "This platform registered itself". "Allow" is a verb: an instruction. Launches are when learners open activities from the platform',
  },
  'platform.allow': {
    text: 'Allow',
    description: 'Button of the note "This platform registered itself": learners can open activities. Verb',
  },
  'platform.knownAs': {
    text: 'How your learners know it',
    description: "Label of the field for the platform's name",
  },
  'platform.knownAs.hint': {
    text: 'For example Harbor School Moodle. They read “Back to …” and “in the gradebook of …”.',
    description:
      'Hint under the field "How your learners know it". The quotes are parts of texts that learners see on this website',
  },
  'platform.allowed': {
    text: '{name} can launch now.',
    description: 'Toast after "Allow" was pressed. {name}: name of the platform',
  },
  'platform.reject': {
    text: 'Reject',
    description: 'Button of the note, and in the dialog that asks: deletes the registration. Verb',
  },
  'platform.reject.ask': {
    text: 'Reject {name}?',
    description:
      'Title of the dialog that asks before a registration is rejected. {name}: name of the platform',
  },
  'platform.reject.text': {
    text: 'The registration is deleted here. The tool stays in the LMS until its administrator removes it there.',
    description: 'Text of the dialog "Reject …?". "The tool": this website, as the LMS calls it',
  },
  'platform.rejected': {
    text: '{name} was rejected.',
    description: 'Toast after "Reject" was pressed. {name}: name of the platform',
  },
  'platform.isOff': {
    text: 'This platform is switched off',
    description: 'Title of a note on the page of a platform',
  },
  'platform.isOff.message': {
    text: 'Its launches are refused. Scores and work are kept.',
    description: 'Text of the note "This platform is switched off". "Its": the platform\'s',
  },
  'platform.on': {
    text: 'Switch on',
    description: 'Button of the note "This platform is switched off". Verb',
  },
  'platform.isOn': {
    text: '{name} is switched on.',
    description: 'Toast after "Switch on" was pressed. {name}: name of the platform',
  },
  'platform.off': {
    text: 'Switch off',
    description: 'Button, and confirmation in the dialog that asks. Verb',
  },
  'platform.off.ask': {
    text: 'Switch off {name}?',
    description:
      'Title of the dialog that asks before a platform is switched off. {name}: name of the platform',
  },
  'platform.off.text': {
    text: 'Nobody can open labs from it until it is switched on again. Work and scores are kept.',
    description: 'Text of the dialog "Switch off …?". "It": the platform',
  },
  'platform.wentOff': {
    text: '{name} is switched off.',
    description: 'Toast after "Switch off" was pressed. {name}: name of the platform',
  },
  'platform.edit': { text: 'Edit', description: 'Button: opens a dialog that changes the values. Verb' },
  'platform.edit.title': {
    text: 'Edit {name}',
    description: "Title of the dialog that changes a platform's values. {name}: name of the platform. Verb",
  },
  'platform.saved': {
    text: 'Saved.',
    description: "Toast after a platform's values were changed. Participle",
  },
  'platform.delete': { text: 'Delete', description: 'Button: asks before the platform is deleted. Verb' },
  'platform.delete.ask': {
    text: 'Delete {name}?',
    description: 'Title of the dialog that asks. {name}: name of the platform',
  },
  'platform.delete.text': {
    text: 'All launches from it end now. Scores that were not delivered yet are given up, and lists of learners are removed. The work of its learners stays here, but they cannot reach it until a platform with the same issuer and client ID is registered again. This cannot be undone.',
    description: 'Text of the dialog "Delete …?". "It", "its": the platform',
  },
  'platform.delete.confirm': {
    text: 'Delete the platform',
    description: 'Button of the dialog "Delete …?". Verb',
  },
  'platform.deleted': {
    text: '{name} was deleted.',
    description: 'Toast after "Delete the platform" was pressed. {name}: name of the platform',
  },
  values: { text: 'Registration', description: 'Heading of the values of a platform. Noun' },
  'values.login_url': {
    text: 'Login initiation URL for this platform',
    description: 'Label of a web address. "Login initiation URL" is a term of LTI',
  },
  'values.created_at': {
    text: 'Registered',
    description: 'Label; the date when the platform was connected follows. Participle',
  },
  'values.none': {
    text: 'None',
    description: 'In place of a value that the platform does not have, such as a token audience',
  },
  activity: {
    text: 'Launches',
    description:
      'Heading of figures about launches, which are when learners open activities from the platform',
  },
  'activity.recent': { text: 'Last 8 hours', description: 'Label of a figure: launches in this time' },
  'activity.people': {
    text: 'People in 30 days',
    description: 'Label of a figure: people who opened an activity from the platform',
  },
  'activity.refused': {
    text: 'Refused in 30 days',
    description: 'Label of a figure: launches that did not work',
  },
  'activity.problem': {
    text: 'The launches could not be loaded',
    description: 'Title of the error when the figures could not be loaded',
  },
  deployments: {
    text: 'Deployments',
    description: 'Heading. A term of LTI: places in the platform where this website is installed',
  },
  'deployments.about': {
    text: 'Where the tool is installed on the platform. A launch from another deployment is refused.',
    description: 'Text under the heading "Deployments". "The tool": this website, as the platform calls it',
  },
  'deployments.none': {
    text: 'None yet. The first deployment that launches will be registered.',
    description: 'In place of the list "Deployments"',
  },
  'deployments.none.shared': {
    text: 'None yet. Launches are refused until its deployment ID is added.',
    description: 'In place of the list "Deployments". "Its": the platform\'s',
  },
  'deployments.new': { text: 'Deployment ID', description: 'Label of the field that adds one' },
  'deployments.add': { text: 'Add', description: 'Button beside the field "Deployment ID". Verb' },
  'deployments.remove': { text: 'Remove', description: 'Button on a row, and in the dialog that asks. Verb' },
  'deployments.remove.what': {
    text: 'Remove deployment {id}',
    description: 'Screen reader only: full name of the button "Remove". {id}: the deployment\'s ID',
  },
  'deployments.remove.ask': {
    text: 'Remove deployment {id}?',
    description: "Title of the dialog that asks before a deployment is removed. {id}: the deployment's ID",
  },
  'deployments.remove.text': {
    text: 'Launches from it will be refused.',
    description: 'Text of the dialog "Remove deployment …?". "It": the deployment',
  },
  'deployments.twice': {
    text: 'This ID is already in the list.',
    description: 'Error under the field for a deployment ID',
  },
  danger: { text: 'Switch off or delete', description: 'Heading of the section with both buttons. Verbs' },
} as const satisfies Record<string, Message>;

import type { Message } from './message.ts';

/** The addresses of this tool, and registration links. */
export const setupMessages = {
  'addresses.about': {
    text: 'What a learning platform asks for when a tool is added. “Add a platform” shows which value goes where in your LMS.',
    description: 'Text above the list of web addresses. “Add a platform” is the name of a button',
  },
  'addresses.problem': {
    text: 'The addresses could not be loaded',
    description: 'Title of the error when the addresses could not be loaded',
  },
  'own.login_url': {
    text: 'Login initiation URL',
    description: 'Label of a web address. A term of LTI, the standard for learning platforms',
  },
  'own.login_url.hint': {
    text: 'For all platforms. Each registration also has its own, which is safer.',
    description:
      'Hint under the "Login initiation URL", the subject of the first sentence. "Each registration": each connected learning platform',
  },
  'own.launch_url': { text: 'Redirect URI', description: 'Label of a web address. A term of LTI' },
  'own.launch_url.hint': {
    text: 'Register it exactly as shown.',
    description: 'Hint under the "Redirect URI". "It": the address. Verb: an instruction',
  },
  'own.key_set_url': { text: 'Public key set (JWKS)', description: 'Label of a web address. A term of LTI' },
  'own.target_url': { text: 'Tool URL', description: 'Label of a web address. A term of LTI' },
  'own.target_url.hint': {
    text: 'Opens the list of labs.',
    description: 'Hint under the "Tool URL". Subject: the address',
  },
  'own.registration_url': {
    text: 'Dynamic registration',
    description: 'Label of a web address. A term of LTI',
  },
  'own.registration_url.hint': {
    text: 'Works only with a registration link: create one under Registration links.',
    description: 'Hint under the address "Dynamic registration". “Registration links” is the name of a tab',
  },
  'own.canvas_url': {
    text: 'Configuration for Canvas (JSON)',
    description: 'Label of a web address. Canvas is a product',
  },
  'own.icon_url': { text: 'Icon', description: 'Label of a web address of a picture' },
  'own.domain': { text: 'Domain', description: 'Label of a value, such as learn.example.com' },
  'invite.about': {
    text: 'An LMS can use a registration link to register itself, once. You then allow it here. Anyone who has the link can use it, so send it only to the administrator of your LMS.',
    description: 'Text above the registration links. LMS is the learning platform',
  },
  'invite.days': { text: 'Valid for', description: 'Label of a selection; the options complete it' },
  'invite.days.1': { text: '1 day', description: 'Option of the selection "Valid for"' },
  'invite.days.7': { text: '7 days', description: 'Option of the selection "Valid for"' },
  'invite.days.30': { text: '30 days', description: 'Option of the selection "Valid for"' },
  'invite.make': {
    text: 'Create a registration link',
    description: 'Button: makes a link with which a learning platform registers itself. Verb',
  },
  'invite.another': {
    text: 'Create another link',
    description: 'Button "Create a registration link" after a link was made. Verb',
  },
  'invite.made': { text: 'Registration link', description: 'Label of the link that was just made' },
  'invite.made.hint': {
    text: 'Copy it now: it is shown only once. Valid until {time}, for one registration.',
    description: 'Hint under the link that was just made. {time}: date and time',
  },
  'invite.wait': {
    text: 'Waiting for the platform. This page shows it as soon as it has registered itself.',
    description: 'Below the link that was just made. "It": the platform',
  },
  'invite.came': {
    text: '{name} has registered itself',
    description: 'Title of a note after the link was used. {name}: name of the platform',
  },
  'invite.came.message': {
    text: 'Check its values and allow it. Its launches are refused until then.',
    description: 'Text of the note "… has registered itself". "Its": the platform\'s',
  },
  'invite.again': {
    text: '{name} has updated its registration',
    description: 'Title of a note after the link was used. {name}: name of the platform',
  },
  'invite.again.message': {
    text: 'It was registered before. Its name, activities, learners and scores are unchanged.',
    description: 'Text of the note "… has updated its registration". "It": the platform',
  },
  'invite.see': {
    text: 'Open',
    description: 'Button of the note "… has updated its registration": opens the page of the platform. Verb',
  },
  'invite.see.what': {
    text: 'Open {name}',
    description: 'Screen reader only: full name of the button "Open". {name}: name of the platform',
  },
  'invite.list': { text: 'Registration links', description: 'Screen reader only: name of the list of links' },
  'invite.none': {
    text: 'No registration link was created in the last 30 days.',
    description: 'In place of the list of registration links',
  },
  'invite.problem': {
    text: 'The registration links could not be loaded',
    description: 'Title of the error when the links could not be loaded',
  },
  'invite.state.open': { text: 'Open', description: 'Badge on a link that was not used yet. Adjective' },
  'invite.state.used': {
    text: 'Used',
    description: 'Badge on a registration link that a platform has used. Participle',
  },
  'invite.state.expired': {
    text: 'Expired',
    description: 'Badge on a registration link that was not used in time. Participle',
  },
  'invite.by': {
    text: 'Created {time} by {name}',
    description: 'On a link. {time}: date and time; {name}: name of a person. Participle',
  },
  'invite.by.nobody': {
    text: 'Created {time}',
    description: 'On a link made by a person whose account was deleted. {time}: date and time. Participle',
  },
  'invite.until': { text: 'Valid until {time}', description: 'On a link. {time}: date and time' },
  'invite.registered': {
    text: 'Registered {name}',
    description: 'On a link that was used. {name}: name of the platform. Verb in the past; subject: the link',
  },
  'invite.revoke': { text: 'Revoke', description: 'Button on a link: it no longer works. Verb' },
  'invite.revoke.what': {
    text: 'Revoke the link created {time}',
    description: 'Screen reader only: full name of the button "Revoke". {time}: date and time',
  },
} as const satisfies Record<string, Message>;

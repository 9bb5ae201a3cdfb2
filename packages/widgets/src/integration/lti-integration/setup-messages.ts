import type { Message } from './message.ts';

/** The addresses of this tool, and registration links. */
export const setupMessages = {
  'addresses.about': {
    text: 'What a learning platform asks for when a tool is added. “Add a platform” shows which value goes where in your LMS.',
    description: 'Above the addresses',
  },
  'addresses.problem': {
    text: 'The addresses could not be loaded',
    description: 'Title of the problem look',
  },
  'own.login_url': { text: 'Login initiation URL', description: 'Name of an address' },
  'own.login_url.hint': {
    text: 'For all platforms. Each registration has one of its own, which is safer.',
    description: 'Under the address',
  },
  'own.launch_url': { text: 'Redirect URI', description: 'Name of an address' },
  'own.launch_url.hint': { text: 'Register exactly this one.', description: 'Under the address' },
  'own.key_set_url': { text: 'Public key set (JWKS)', description: 'Name of an address' },
  'own.target_url': { text: 'Tool URL', description: 'Name of an address' },
  'own.target_url.hint': { text: 'Opens the list of labs.', description: 'Under the address' },
  'own.registration_url': { text: 'Dynamic registration', description: 'Name of an address' },
  'own.registration_url.hint': {
    text: 'Works with a registration link only: make one under Registration links.',
    description: 'Under the address',
  },
  'own.canvas_url': { text: 'Configuration for Canvas (JSON)', description: 'Name of an address' },
  'own.icon_url': { text: 'Icon', description: 'Name of an address' },
  'own.domain': { text: 'Domain', description: 'Name of a value' },
  'invite.about': {
    text: 'With a registration link an LMS registers itself, once. You then allow it here. Anybody who has the link can use it: send it to the administrator of your LMS only.',
    description: 'Above the links',
  },
  'invite.days': { text: 'Good for', description: 'Choice before a link is made' },
  'invite.days.1': { text: '1 day', description: 'Choice' },
  'invite.days.7': { text: '7 days', description: 'Choice' },
  'invite.days.30': { text: '30 days', description: 'Choice' },
  'invite.make': { text: 'Make a registration link', description: 'Button' },
  'invite.another': { text: 'Make another link', description: 'Button' },
  'invite.made': { text: 'Registration link', description: 'Name of the value' },
  'invite.made.hint': {
    text: 'Copy it now: it is shown only once. Good until {time}, for one registration.',
    description: 'Under the link',
  },
  'invite.wait': {
    text: 'Waiting for the platform. This page shows it as soon as it has registered itself.',
    description: 'Below a link that was made',
  },
  'invite.came': { text: '{name} has registered itself', description: 'Title, after the link was used' },
  'invite.came.message': {
    text: 'Look at its values and allow it. Until then its launches are refused.',
    description: 'Under it',
  },
  'invite.again': {
    text: '{name} has updated its registration',
    description: 'Title, after a platform used the link that was registered before',
  },
  'invite.again.message': {
    text: 'It was registered before. Its name, activities, learners and scores are as they were.',
    description: 'Under it',
  },
  'invite.see': { text: 'Open', description: 'Leads to the page of that platform' },
  'invite.see.what': { text: 'Open {name}', description: 'For a screen reader' },
  'invite.list': { text: 'Registration links', description: 'Name of the list' },
  'invite.none': { text: 'No registration link was made in the last 30 days.', description: 'Empty list' },
  'invite.problem': { text: 'The registration links could not be loaded', description: 'Problem look' },
  'invite.state.open': { text: 'Open', description: 'State of a link' },
  'invite.state.used': { text: 'Used', description: 'State of a link' },
  'invite.state.expired': { text: 'Expired', description: 'State of a link' },
  'invite.by': { text: 'Made {time} by {name}', description: 'Of a link' },
  'invite.by.nobody': { text: 'Made {time}', description: 'Of a link whose maker is gone' },
  'invite.until': { text: 'Good until {time}', description: 'Of a link' },
  'invite.registered': { text: 'Registered {name}', description: 'Of a link that was used' },
  'invite.revoke': { text: 'Revoke', description: 'Button at a link' },
  'invite.revoke.what': { text: 'Revoke the link made {time}', description: 'For a screen reader' },
} as const satisfies Record<string, Message>;

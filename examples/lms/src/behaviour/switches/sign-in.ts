import type { SwitchesOfGroup } from './switch.ts';

export const SIGN_IN = {
  loginMethod: {
    kind: 'choice',
    label: 'Login initiation',
    about: 'How the browser is sent to the login address of the tool.',
    seenIn: 'Moodle and Canvas use a form',
    options: { GET: 'By a link (GET)', POST: 'By a form (POST)' },
  },
  loginClientId: {
    kind: 'flag',
    label: 'Client id at login',
    about: 'The login names the client id, which the Security Framework leaves optional.',
  },
  loginDeployment: {
    kind: 'flag',
    label: 'Deployment id at login',
    about: 'The login names the deployment (lti_deployment_id).',
    seenIn: 'Moodle and Canvas send it',
  },
  deploymentClaim: {
    kind: 'choice',
    label: 'Deployment id in the token',
    about: 'LTI core asks for a text.',
    options: { text: 'A text', number: 'A number, where the id is one' },
  },
  deploymentIds: {
    kind: 'choice',
    label: 'New deployment ids',
    about: 'The form of the ids of deployments added from now on.',
    seenIn: 'Moodle: numbers; Canvas: a number, a colon and a hash; Blackboard and Brightspace: UUIDs',
    options: { number: 'Numbers', opaque: 'A number and a hash', uuid: 'UUIDs' },
  },
  singleUseSignIn: {
    kind: 'flag',
    label: 'Single-use sign-in step',
    about: 'An authentication request that comes a second time gets the page "Invalid request".',
    seenIn: 'Moodle',
  },
  tokenSeconds: {
    kind: 'number',
    min: -600,
    max: 86_400,
    label: 'Life of an id_token, in seconds',
    about: 'Below zero, the token has expired when it arrives.',
    seenIn: 'Moodle: 60; Canvas: 3600',
  },
  audience: {
    kind: 'choice',
    label: 'Audience of an id_token',
    about: 'How aud names the tool.',
    seenIn: 'Schoology sends a list',
    options: { text: 'A text', list: 'A list of one' },
  },
  authorizedParty: {
    kind: 'choice',
    label: 'Authorized party',
    about: 'Whom azp names. With one audience it decides nothing.',
    seenIn: 'Canvas names the tool; a report tells of another party at Blackboard',
    options: { absent: 'Nobody: there is no azp', own: 'The tool', other: 'Somebody else' },
  },
  tokenHeader: {
    kind: 'choice',
    label: 'Header of an id_token',
    about: 'What it has beside the key id. The thumbprint of a certificate is no key.',
    seenIn: 'those whose keys are from certificates',
    options: { plain: 'Nothing', thumbprint: 'The thumbprint of a certificate (x5t)' },
  },
  messageHint: {
    kind: 'choice',
    label: 'Message hint',
    about: 'The value that a tool returns with its authentication request (lti_message_hint).',
    seenIn: 'Moodle sends JSON; some send whole tokens',
    options: { short: 'A few characters', json: 'JSON', long: 'More than 5,000 characters' },
  },
} satisfies SwitchesOfGroup;

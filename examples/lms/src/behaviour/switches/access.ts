import type { SwitchesOfGroup } from './switch.ts';

export const ACCESS = {
  tokenAudience: {
    kind: 'choice',
    label: 'Audience of a client assertion',
    about: 'Who the assertion of a tool must be addressed to.',
    seenIn: 'Brightspace has an authorization server',
    options: {
      'token-address': 'The token address',
      'authorization-server': 'The authorization server named in the configuration',
    },
  },
  accessTokenSeconds: {
    kind: 'number',
    min: 1,
    max: 86_400,
    label: 'Life of an access token, in seconds',
    about: 'Afterwards a call gets 401.',
  },
  tokenAddress: {
    kind: 'choice',
    label: 'Token address',
    about: 'Where tools get access tokens.',
    seenIn: 'Sakai: the address has the number of the tool',
    options: { shared: '/lti/token', own: '/lti/token/1, and nothing at /lti/token' },
  },
  tokenStatus: {
    kind: 'choice',
    label: 'Status of a token answer',
    about: 'OAuth says 200.',
    seenIn: 'TAO: 201',
    options: { 200: '200', 201: '201' },
  },
  tokenFields: {
    kind: 'choice',
    label: 'Fields of a token answer',
    about: 'How the life of a token and its type are written.',
    options: {
      standard: 'expires_in 3600, token_type Bearer',
      loose: 'expires_in "3600", token_type bearer',
    },
  },
  unreadableKeys: {
    kind: 'choice',
    label: 'When the keys of a tool cannot be read',
    about: 'What the token address says where this platform does not reach the key set of the tool.',
    seenIn: 'Moodle: a page with 404',
    options: { 'invalid-client': '400 invalid_client', 'not-found': 'A page of HTML with 404' },
  },
} satisfies SwitchesOfGroup;

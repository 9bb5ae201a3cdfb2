import type { Message } from './message.ts';

const reasons = {
  'reason.platform_unknown': {
    text: 'Issuer or client ID differ from the registration. Compare them below, character by character.',
    description: 'Why a launch was refused',
  },
  'reason.platform_ambiguous': {
    text: 'Several registrations fit. Enter the login address of this one in the LMS.',
    description: 'Why a launch was refused',
  },
  'reason.platform_inactive': {
    text: 'The platform is switched off.',
    description: 'Why a launch was refused',
  },
  'reason.platform_waiting': {
    text: 'The platform waits for your approval.',
    description: 'Why a launch was refused',
  },
  'reason.target_foreign': {
    text: 'The link leads to another site than this one. Correct the tool URL of the link.',
    description: 'Why a launch was refused',
  },
  'reason.target_missing': {
    text: 'The lab or course of the link does not exist. Copy its ID from the list of labs and courses.',
    description: 'Why a launch was refused',
  },
  'reason.deployment': {
    text: 'The deployment ID is not registered. Add it under Deployments if it is yours.',
    description: 'Why a launch was refused',
  },
  'reason.key_unknown': {
    text: 'Signed with a key that the key set does not have. Check the key set address.',
    description: 'Why a launch was refused',
  },
  'reason.signature': {
    text: 'The signature does not fit the key. Check the key set address.',
    description: 'Why a launch was refused',
  },
  'reason.key_set_unavailable': {
    text: 'The key set could not be read at that moment.',
    description: 'Why a launch was refused',
  },
  'reason.key_set_wrong': {
    text: 'The key set address gives no keys. Correct it.',
    description: 'Why a launch was refused',
  },
  'reason.key_set_private': {
    text: 'The key set is at an address that this server may not call. Ask its operator.',
    description: 'Why a launch was refused',
  },
  'reason.issuer': {
    text: 'The issuer of the message differs from the registration. Compare them below.',
    description: 'Why a launch was refused',
  },
  'reason.audience': {
    text: 'The message is for another client ID. Compare them below.',
    description: 'Why a launch was refused',
  },
  'reason.times': {
    text: 'The message was too old or from the future. Check the clock of the LMS.',
    description: 'Why a launch was refused',
  },
  'reason.binding': {
    text: 'The launch began in another browser, or the browser kept no cookie.',
    description: 'Why a launch was refused',
  },
} as const satisfies Record<string, Message>;

/** Launches that were refused, and why. */
export const refusalMessages = {
  ...reasons,
  refusals: { text: 'Refused launches', description: 'Head' },
  'refusals.about': {
    text: 'What learners saw as an error page in the last 30 days. The incident number is on their page.',
    description: 'Under the head',
  },
  'refusals.none': { text: 'No launch was refused in the last 30 days.', description: 'Empty list' },
  'refusals.list': { text: 'Refused launches, newest first', description: 'Name of the list' },
  'refusals.problem': { text: 'The refused launches could not be loaded', description: 'Problem look' },
  'refusals.more': { text: 'Show older ones', description: 'Button' },
  'refusals.incident': { text: 'Incident', description: 'Name of a number' },
  'refusals.compare': { text: 'What was sent, and what is registered', description: 'Name of a table' },
  'refusals.field': { text: 'Value', description: 'Head of a column' },
  'refusals.sent': { text: 'Sent', description: 'Head of a column' },
  'refusals.registered': { text: 'Registered', description: 'Head of a column' },
  'refusals.differs': { text: 'differs', description: 'At a value that is not the registered one' },
  'sent.issuer': { text: 'Issuer', description: 'Name of a value' },
  'sent.client_id': { text: 'Client ID', description: 'Name of a value' },
  'sent.deployment_id': { text: 'Deployment ID', description: 'Name of a value' },
  'sent.key_id': { text: 'Key ID', description: 'Name of a value' },
  'sent.lab_id': { text: 'Lab', description: 'Name of a value' },
  'sent.course_id': { text: 'Course', description: 'Name of a value' },
} as const satisfies Record<string, Message>;

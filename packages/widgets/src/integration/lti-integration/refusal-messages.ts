import type { Message } from './message.ts';

const reasons = {
  'reason.platform_unknown': {
    text: 'Issuer or client ID differ from the registration. Compare them below, character by character.',
    description:
      'Why a launch was refused, for administrators. Issuer and client ID are terms of LTI; they are compared in a table below',
  },
  'reason.platform_ambiguous': {
    text: 'Several registrations match. Enter the login address of this one in the LMS.',
    description: 'Why a launch was refused, for administrators, and what to do',
  },
  'reason.platform_inactive': {
    text: 'The platform is switched off.',
    description: 'Why a launch was refused, for administrators',
  },
  'reason.platform_waiting': {
    text: 'The platform is waiting for your approval.',
    description: 'Why a launch was refused, for administrators',
  },
  'reason.target_foreign': {
    text: 'The link leads to a site other than this one. Correct the tool URL of the link.',
    description:
      'Why a launch was refused, for administrators, and what to do. "The link": the one in the course of the LMS',
  },
  'reason.target_missing': {
    text: 'The lab or course of the link does not exist. Copy its ID from the list of labs and courses.',
    description:
      'Why a launch was refused, for administrators, and what to do. "The link": the one in the course of the LMS',
  },
  'reason.deployment': {
    text: 'The deployment ID is not registered. Add it under Deployments if it is yours.',
    description:
      'Why a launch was refused, for administrators, and what to do. "Deployments" is a heading on the same page',
  },
  'reason.key_unknown': {
    text: 'It was signed with a key that is not in the key set. Check the key set address.',
    description: 'Why a launch was refused, for administrators, and what to do',
  },
  'reason.signature': {
    text: 'The signature does not match the key. Check the key set address.',
    description: 'Why a launch was refused, for administrators, and what to do',
  },
  'reason.key_set_unavailable': {
    text: 'The key set could not be read at that moment.',
    description: 'Why a launch was refused, for administrators',
  },
  'reason.key_set_wrong': {
    text: 'The key set address returns no keys. Correct it.',
    description: 'Why a launch was refused, for administrators, and what to do. "It": the address',
  },
  'reason.key_set_private': {
    text: 'This server is not allowed to call the address of the key set. Ask its operator.',
    description:
      'Why a launch was refused, for administrators, and what to do. "Its operator": the server\'s',
  },
  'reason.issuer': {
    text: 'The issuer of the message differs from the registration. Compare them below.',
    description: 'Why a launch was refused, for administrators, and what to do. "Them": both values',
  },
  'reason.audience': {
    text: 'The message is for another client ID. Compare them below.',
    description: 'Why a launch was refused, for administrators, and what to do. "Them": both values',
  },
  'reason.times': {
    text: 'The message was too old or dated in the future. Check the clock of the LMS.',
    description: 'Why a launch was refused, for administrators, and what to do',
  },
  'reason.binding': {
    text: 'The launch began in another browser, or the browser kept no cookie.',
    description: 'Why a launch was refused, for administrators',
  },
} as const satisfies Record<string, Message>;

/** Launches that were refused, and why. */
export const refusalMessages = {
  ...reasons,
  refusals: { text: 'Refused launches', description: 'Heading of the list of refused launches' },
  'refusals.about': {
    text: 'What learners saw as an error page in the last 30 days. The incident number is on their page.',
    description: 'Text under the heading "Refused launches". "Their page": the error page',
  },
  'refusals.none': {
    text: 'No launch was refused in the last 30 days.',
    description: 'In place of the list of refused launches',
  },
  'refusals.list': {
    text: 'Refused launches, newest first',
    description: 'Screen reader only: name of the list',
  },
  'refusals.problem': {
    text: 'The refused launches could not be loaded',
    description: 'Title of the error when the list could not be loaded',
  },
  'refusals.more': {
    text: 'Show older launches',
    description: 'Button under the list of refused launches. Verb',
  },
  'refusals.incident': {
    text: 'Incident',
    description: 'Label of a number that the learner sees too; also completes "Copy"',
  },
  'refusals.compare': {
    text: 'What was sent, and what is registered',
    description: 'Heading that can be opened: a table compares the values of a refused launch',
  },
  'refusals.field': { text: 'Value', description: 'Table header: name of a value. Noun' },
  'refusals.sent': { text: 'Sent', description: 'Table header: value that the LMS sent. Participle' },
  'refusals.registered': {
    text: 'Registered',
    description: 'Table header: value on this website. Participle',
  },
  'refusals.differs': {
    text: 'differs',
    description: 'Badge beside a value that is not the registered one. Verb',
  },
  'sent.issuer': {
    text: 'Issuer',
    description: 'Row of the table that compares sent and registered values. A term of LTI',
  },
  'sent.client_id': {
    text: 'Client ID',
    description: 'Row of the table that compares sent and registered values. A term of LTI',
  },
  'sent.deployment_id': {
    text: 'Deployment ID',
    description: 'Row of the table that compares sent and registered values. A term of LTI',
  },
  'sent.key_id': {
    text: 'Key ID',
    description: 'Row of the table that compares sent and registered values: name of a cryptographic key',
  },
  'sent.lab_id': {
    text: 'Lab',
    description: 'Row of the table that compares sent and registered values: ID of a lab',
  },
  'sent.course_id': {
    text: 'Course',
    description: 'Row of the table that compares sent and registered values: ID of a course',
  },
} as const satisfies Record<string, Message>;

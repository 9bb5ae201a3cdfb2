import type { PlatformFamily } from '@drawbridge/contracts/integration';
import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { addMessages } from './add-messages.ts';
import { guideMessages } from './guide-messages.ts';
import { linkMessages } from './link-messages.ts';
import type { Message } from './message.ts';
import { platformMessages } from './platform-messages.ts';
import { refusalMessages } from './refusal-messages.ts';
import { scoreMessages } from './score-messages.ts';
import { setupMessages } from './setup-messages.ts';
import { testMessages } from './test-messages.ts';

const families: Record<`family.${PlatformFamily}`, Message> = {
  'family.canvas': { text: 'Canvas', description: 'Product' },
  'family.moodle': { text: 'Moodle', description: 'Product' },
  'family.blackboard': { text: 'Blackboard Learn', description: 'Product' },
  'family.brightspace': { text: 'Brightspace', description: 'Product' },
  'family.sakai': { text: 'Sakai', description: 'Product' },
  'family.schoology': { text: 'Schoology', description: 'Product' },
  'family.other': { text: 'Another LMS', description: 'Product' },
};

const messages = defineMessages('lti-integration', {
  ...families,
  ...addMessages,
  ...guideMessages,
  ...linkMessages,
  ...platformMessages,
  ...refusalMessages,
  ...scoreMessages,
  ...setupMessages,
  ...testMessages,
  denied: { text: 'This is for administrators', description: 'Title of the denied look' },
  'denied.message': {
    text: 'Administrators of a company connect its learning platforms.',
    description: 'Under it',
  },
  tabs: { text: 'Parts of this page', description: 'Names the tabs' },
  'tab.platforms': { text: 'Platforms', description: 'Tab' },
  'tab.invitations': { text: 'Registration links', description: 'Tab' },
  'tab.addresses': { text: 'Addresses', description: 'Tab' },
  'tab.links': { text: 'Labs and courses', description: 'Tab' },
  loading: { text: 'Loading', description: 'Spoken while loading' },
  'list.problem': { text: 'The platforms could not be loaded', description: 'Title of the problem look' },
  'list.empty': { text: 'No learning platform yet', description: 'Title of the empty list' },
  'list.empty.message': {
    text: 'Connect the LMS of your organization: learners then open labs from their courses, and scores arrive in its gradebook.',
    description: 'Under it',
  },
  list: { text: 'Learning platforms', description: 'Name of the list' },
  'list.search': { text: 'Search platforms', description: 'Field, where there are many' },
  waiting: { text: 'Waiting for your approval', description: 'Head of the list of those that wait' },
  review: { text: 'Review', description: 'Link to a platform that waits' },
  'review.what': { text: 'Review {name}', description: 'The same for a screen reader' },
  'state.active': { text: 'Active', description: 'State of a platform' },
  'state.off': { text: 'Switched off', description: 'State of a platform' },
  'state.waiting': { text: 'Waiting for approval', description: 'State of a platform' },
  'launch.last': { text: 'Last launch', description: 'Name of a value' },
  'launch.never': { text: 'No launch yet', description: 'Value' },
  'refused.count': { text: '{count} launches refused in 30 days', description: 'Of a platform' },
  'refused.one': { text: '1 launch refused in 30 days', description: 'Of a platform' },
});

export type MessageId = keyof typeof messages;
export type GuideId = keyof typeof guideMessages;

export const t = createTranslator<MessageId>(messages);

export const isMessage = (id: string): id is MessageId => Object.hasOwn(messages, id);

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
  'family.canvas': { text: 'Canvas', description: 'Name of a product, do not translate' },
  'family.moodle': { text: 'Moodle', description: 'Name of a product, do not translate' },
  'family.blackboard': { text: 'Blackboard Learn', description: 'Name of a product, do not translate' },
  'family.brightspace': { text: 'Brightspace', description: 'Name of a product, do not translate' },
  'family.sakai': { text: 'Sakai', description: 'Name of a product, do not translate' },
  'family.schoology': { text: 'Schoology', description: 'Name of a product, do not translate' },
  'family.other': {
    text: 'Another LMS',
    description: 'Option: a learning platform (LMS) that is not in the list',
  },
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
  denied: {
    text: 'This is for administrators',
    description: 'Title of the page for people who are not administrators',
  },
  'denied.message': {
    text: 'Administrators of a company connect its learning platforms.',
    description: 'Text under the title "This is for administrators". "Its": the company\'s',
  },
  tabs: { text: 'Parts of this page', description: 'Screen reader only: name of the tabs' },
  'tab.platforms': { text: 'Platforms', description: 'Tab: learning platforms that are connected' },
  'tab.invitations': {
    text: 'Registration links',
    description: 'Tab: links with which a platform connects itself',
  },
  'tab.addresses': { text: 'Addresses', description: 'Tab: web addresses of this website' },
  'tab.links': { text: 'Labs and courses', description: 'Tab: labs and courses with their links' },
  loading: { text: 'Loading', description: 'Screen reader only: the page is being loaded' },
  'list.problem': {
    text: 'The platforms could not be loaded',
    description: 'Title of the error when the list of platforms could not be loaded',
  },
  'list.empty': { text: 'No learning platform yet', description: 'Title while no platform is connected' },
  'list.empty.message': {
    text: 'Connect the LMS of your organization. Learners then open labs from their courses, and scores arrive in its gradebook.',
    description: 'Text under the title "No learning platform yet". LMS is the learning platform',
  },
  list: { text: 'Learning platforms', description: 'Screen reader only: name of the list' },
  'list.search': { text: 'Search platforms', description: 'Label of the search field above the list' },
  waiting: {
    text: 'Waiting for your approval',
    description: 'Heading of the platforms that an administrator has to allow',
  },
  review: { text: 'Review', description: 'Button on such a platform: opens its page. Verb' },
  'review.what': {
    text: 'Review {name}',
    description: 'Screen reader only: full name of the button "Review". {name}: name of the platform',
  },
  'state.active': {
    text: 'Active',
    description: 'Badge on a learning platform whose launches are accepted. Adjective',
  },
  'state.off': { text: 'Switched off', description: 'Badge on a platform that was switched off. Participle' },
  'state.waiting': {
    text: 'Waiting for approval',
    description: 'Badge on a platform that an administrator has to allow',
  },
  'launch.last': {
    text: 'Last launch',
    description:
      'Label; date and time follow. A launch is when a learner opens an activity from the platform',
  },
  'launch.never': {
    text: 'No launch yet',
    description: 'In place of date and time of the last launch, which is when a learner opens an activity',
  },
  'refused.count': {
    text: '{count} launches refused in 30 days',
    description: 'On a learning platform in the list of platforms. {count}: number, 2 or more',
  },
  'refused.one': {
    text: '1 launch refused in 30 days',
    description: 'On a learning platform in the list of platforms',
  },
});

export type MessageId = keyof typeof messages;
export type GuideId = keyof typeof guideMessages;

export const t = createTranslator<MessageId>(messages);

export const isMessage = (id: string): id is MessageId => Object.hasOwn(messages, id);

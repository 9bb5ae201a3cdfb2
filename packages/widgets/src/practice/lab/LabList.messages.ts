import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the list of labs, challenges and playgrounds. */
const messages = defineMessages('lab/list', {
  lab: { text: 'Labs', description: 'Heading of the group of labs in the list of exercises' },
  challenge: {
    text: 'Challenges',
    description: 'Heading of the group of challenges, short exercises, in the list',
  },
  playground: {
    text: 'Playgrounds',
    description: 'Heading of the group of playgrounds, apps without a task, in the list',
  },
  'lab.about': {
    text: 'Break a running app, then fix its code.',
    description: 'Sentence under the heading of the labs',
  },
  'challenge.about': {
    text: 'One idea each, in a few minutes.',
    description:
      'Sentence under the heading of the challenges. "One idea each": each challenge is about one idea',
  },
  'playground.about': {
    text: 'Nothing to solve: try things out.',
    description: 'Sentence under the heading of the playgrounds',
  },
  solved: {
    text: '{solved} of {all} passed',
    description: 'Beside the heading of a group. {solved} and {all}: numbers',
  },
  minutes: {
    text: '{minutes} min',
    description:
      'On a card: how long the lab takes. {minutes}: number; "min" is short for minutes. Little space',
  },
  points: {
    text: '{points} points',
    description: 'On a card: what the lab is worth. {points}: number. Little space',
  },
  'card.solved': {
    text: 'Passed',
    description: 'Badge on the card of a lab that the learner has solved. A state; little space',
  },
  'card.started': {
    text: 'Started',
    description: 'Badge on the card of a lab that the learner has begun. A state; little space',
  },
  'lab.all': { text: 'All labs', description: 'Link at the end of a row of labs: opens the full list' },
  'challenge.all': {
    text: 'All challenges',
    description: 'Link at the end of a row of challenges: opens the full list',
  },
  'playground.all': {
    text: 'All playgrounds',
    description: 'Link at the end of a row of playgrounds: opens the full list',
  },
  'lab.search': { text: 'Search labs', description: 'Label of the search field above the list of labs' },
  'challenge.search': {
    text: 'Search challenges',
    description: 'Label of the search field above the list of challenges',
  },
  'playground.search': {
    text: 'Search playgrounds',
    description: 'Label of the search field above the list of playgrounds',
  },
  filter: {
    text: 'Filters',
    description: 'Button beside the search: shows or hides the filter buttons. Noun; a number may follow',
  },
  topics: {
    text: 'Topics',
    description: 'Screen reader only: name of the row of filter buttons for topics such as Injection',
  },
  filters: {
    text: 'Filters',
    description: 'Screen reader only: name of the row of filter buttons for level, state and language',
  },
  'state.open': {
    text: 'Not passed',
    description: 'Filter button: shows only labs that the learner has not solved',
  },
  'state.solved': {
    text: 'Passed',
    description: 'Filter button: shows only labs that the learner has solved. A state',
  },
  clear: { text: 'Clear filters', description: 'Button: removes all filters. Verb' },
  'lab.empty': { text: 'No labs yet', description: 'Title of the empty state when no lab exists' },
  'challenge.empty': {
    text: 'No challenges yet',
    description: 'Title of the empty state when no challenge exists',
  },
  'playground.empty': {
    text: 'No playgrounds yet',
    description: 'Title of the empty state when no playground exists',
  },
  'empty.message': {
    text: 'They appear here as soon as one is published for you.',
    description: 'Text of the empty state. "They": labs, challenges or playgrounds',
  },
  'nothing.title': {
    text: 'Nothing matches these filters',
    description: 'Title where filters or a search leave nothing in the list',
  },
  'nothing.message': {
    text: 'Try fewer filters or another word.',
    description: 'Text under the title "Nothing matches these filters"; the button "Clear filters" follows',
  },
  'lab.problem': {
    text: 'The labs could not be loaded',
    description: 'Title of the error when the list of labs could not be loaded',
  },
  'challenge.problem': {
    text: 'The challenges could not be loaded',
    description: 'Title of the error when the list of challenges could not be loaded',
  },
  'playground.problem': {
    text: 'The playgrounds could not be loaded',
    description: 'Title of the error when the list of playgrounds could not be loaded',
  },
  loading: { text: 'Loading labs', description: 'Screen reader only: the list is being loaded' },
  'found.first': {
    text: '{count} found so far',
    description:
      'Screen reader only: after a search or filter, while more labs follow at the end of the list. {count}: number',
  },
  found: {
    text: '{count} shown',
    description:
      'Screen reader only: said after a filter changed the list. {count}: number of labs that are shown',
  },
});

export const t = createTranslator(messages);

import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the list of labs, challenges and playgrounds. */
const messages = defineMessages('lab/list', {
  lab: { text: 'Labs', description: 'Heading of a group' },
  challenge: { text: 'Challenges', description: 'Heading of a group' },
  playground: { text: 'Playgrounds', description: 'Heading of a group' },
  'lab.about': { text: 'Break a running app, then fix its code.', description: 'Under the heading' },
  'challenge.about': {
    text: 'One idea each, in a few minutes.',
    description: 'Under the heading',
  },
  'playground.about': { text: 'Nothing to solve: try things out.', description: 'Under the heading' },
  solved: { text: '{solved} of {all} solved', description: 'Beside the heading of a group' },
  minutes: { text: '{minutes} min', description: 'On a card' },
  points: { text: '{points} points', description: 'On a card' },
  'card.upgrade': { text: 'Upgrade', description: 'Badge on a card outside the subscription' },
  'card.disabled': { text: 'Not included', description: 'Badge on a card that cannot be opened' },
  'card.solved': { text: 'Solved', description: 'Badge on a card' },
  'card.started': { text: 'Started', description: 'Badge on a card' },
  'lab.all': { text: 'All labs', description: 'Leads from a row of labs to the list' },
  'challenge.all': { text: 'All challenges', description: 'Leads from a row to the list' },
  'playground.all': { text: 'All playgrounds', description: 'Leads from a row to the list' },
  'lab.search': { text: 'Search labs', description: 'Label of the search field' },
  'challenge.search': { text: 'Search challenges', description: 'Label of the search field' },
  'playground.search': { text: 'Search playgrounds', description: 'Label of the search field' },
  topics: { text: 'Topics', description: 'Name of the row of topics' },
  filters: { text: 'Filters', description: 'Name of the row of filters' },
  'state.open': { text: 'Not solved', description: 'Filter' },
  'state.solved': { text: 'Solved', description: 'Filter' },
  clear: { text: 'Clear filters', description: 'Brings the whole list back' },
  'lab.empty': { text: 'No labs yet', description: 'Title of the empty list' },
  'challenge.empty': { text: 'No challenges yet', description: 'Title of the empty list' },
  'playground.empty': { text: 'No playgrounds yet', description: 'Title of the empty list' },
  'empty.message': {
    text: 'They appear here as soon as one is published for you.',
    description: 'Under the title of the empty list',
  },
  'nothing.title': { text: 'Nothing matches these filters', description: 'Filtered list without a result' },
  'nothing.message': { text: 'Try fewer filters or another word.', description: 'Under the title' },
  'lab.problem': { text: 'The labs could not be loaded', description: 'Title of the problem state' },
  'challenge.problem': {
    text: 'The challenges could not be loaded',
    description: 'Title of the problem state',
  },
  'playground.problem': {
    text: 'The playgrounds could not be loaded',
    description: 'Title of the problem state',
  },
  loading: { text: 'Loading labs', description: 'Spoken while loading' },
  found: { text: '{count} shown', description: 'Spoken after a filter changed the list' },
});

export const t = createTranslator(messages);

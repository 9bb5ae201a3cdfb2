import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the rooms of labs, challenges and playgrounds. */
export const messages = defineMessages('portal/labs', {
  ask: {
    text: 'Ask the assistant',
    description:
      'Tooltip of an icon button in the header of a lab: opens the dialog with the assistant. Verb',
  },
  customChallenge: {
    text: 'Build your challenge',
    description: 'Button on the page of challenges. Verb',
  },
  showcase: {
    text: 'Upload a write-up',
    description: 'Button on the page of challenges. A write-up is a report. Verb',
  },
  lab: { text: 'Labs', description: 'Title of the page, and breadcrumb' },
  challenge: { text: 'Challenges', description: 'Title of the page, and breadcrumb' },
  playground: { text: 'Playgrounds', description: 'Title of the page, and breadcrumb' },
  'lab.description': {
    text: 'Attack a running app, find the line that lets you in, and fix it. You will also meet these labs in courses.',
    description: 'Description under the title "Labs". Verbs: instructions',
  },
  'challenge.description': {
    text: 'One idea each, in a few minutes. They earn points; hints cost some of them, and wrong answers cost nothing.',
    description:
      'Description under the title "Challenges". "One idea each": each challenge is about one idea',
  },
  'playground.description': {
    text: 'Running apps without a task. Break what you like: a reload restores them.',
    description: 'Description under the title "Playgrounds". Verb in the second sentence: an instruction',
  },
  'lab.missing': {
    text: 'There is no such lab',
    description: 'Title of the page, and breadcrumb, when no lab has this address',
  },
  'challenge.missing': {
    text: 'There is no such challenge',
    description: 'Title of the page, and breadcrumb, when no challenge has this address',
  },
  'playground.missing': {
    text: 'There is no such playground',
    description: 'Title of the page, and breadcrumb, when no playground has this address',
  },
  'missing.message': {
    text: 'It may have been removed, or the address may be mistyped.',
    description: 'Text under the title "There is no such lab", and the same for challenges and playgrounds',
  },
  'lab.all': {
    text: 'All labs',
    description: 'Button of the page "There is no such lab": opens the list of labs',
  },
  'challenge.all': {
    text: 'All challenges',
    description: 'Button of the page "There is no such challenge": opens the list of challenges',
  },
  'playground.all': {
    text: 'All playgrounds',
    description: 'Button of the page "There is no such playground": opens the list of playgrounds',
  },
  'lab.toIt': { text: 'Open the lab', description: "Button on the page with the learners' attempts. Verb" },
  'challenge.toIt': {
    text: 'Open the challenge',
    description: "Button on the page with the learners' attempts. Verb",
  },
  'playground.toIt': {
    text: 'Open the playground',
    description: "Button on the page with the learners' attempts. Verb",
  },
  unnamed: { text: 'Unnamed learner', description: "Breadcrumb in place of a learner's name" },
  attempts: {
    text: 'Attempts',
    description: 'Button on a card, for instructors. Noun, plural; little space',
  },
  attemptsOf: {
    text: 'Learners’ attempts on {title}',
    description: 'Screen reader only: full name of the button "Attempts". {title}: title of the lab',
  },
  learners: {
    text: 'Learners’ attempts',
    description: 'Button in the header of a lab, title of a page, and breadcrumb, for instructors',
  },
});
export const t = createTranslator(messages);

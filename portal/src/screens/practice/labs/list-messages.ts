import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the lists of labs, challenges and playgrounds alone: no lab loads them. */
export const messages = defineMessages('portal/labs/list', {
  customChallenge: {
    text: 'Build your challenge',
    description: 'Button on the page of challenges. Verb',
  },
  showcase: {
    text: 'Upload a write-up',
    description: 'Button on the page of challenges. A write-up is a report. Verb',
  },
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
  attempts: {
    text: 'Attempts',
    description: 'Button on a card, for instructors. Noun, plural; little space',
  },
  attemptsOf: {
    text: 'Learners’ attempts on {title}',
    description: 'Screen reader only: full name of the button "Attempts". {title}: title of the lab',
  },
});
export const t = createTranslator(messages);

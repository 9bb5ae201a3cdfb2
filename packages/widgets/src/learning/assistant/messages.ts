import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the assistant and of the quizzes it makes. */
export const messages = defineMessages('assistant', {
  question: { text: 'Your question', description: 'Label of the field' },
  placeholder: { text: 'For example: why does escaping quotes not help?', description: 'In the empty field' },
  hint: { text: 'Enter asks, Shift and Enter begin a new line.', description: 'Under the field' },
  tooLong: {
    text: 'A question has {most} characters at most. Yours has {count}.',
    description: 'Under the field when the question is too long',
  },
  ask: { text: 'Ask', description: 'Button that sends the question' },
  askBeside: { text: 'Ask about this', description: 'Button beside a lesson' },
  askBesideTitle: { text: 'Ask about this lesson', description: 'Title of the dialog' },
  askBesideLabTitle: { text: 'Ask about this lab', description: 'Title of the dialog over a lab' },
  askBesideAbout: {
    text: 'The answer is made of the lessons, and links to them.',
    description: 'Under the title of the dialog',
  },
  emptyTitle: { text: 'Ask the course texts', description: 'Title before anything was asked' },
  emptyText: {
    text: 'You get sentences of the lessons with a link to each, and labs to practise. Where the lessons do not say, the answer says so.',
    description: 'What will be here and how to get it',
  },
  asking: { text: 'Looking in the course texts', description: 'Spoken while an answer is looked for' },
  answered: { text: 'The answer is here.', description: 'Spoken when the answer is complete' },
  byTexts: {
    text: 'From the course texts',
    description: 'Says that sentences of the lessons are the answer',
  },
  byTextsHint: {
    text: 'Sentences of the lessons, word for word.',
    description: 'Explains it',
  },
  byModel: { text: 'Written by an AI model', description: 'Says that a model wrote the answer' },
  byModelHint: {
    text: 'From the passages below. A model can be wrong: check what matters in the lessons.',
    description: 'Explains it',
  },
  'leftOut.failed': {
    text: 'The AI model did not answer. This is from the course texts.',
    description: 'When the model failed',
  },
  'leftOut.busy': {
    text: 'The AI model is busy. This is from the course texts.',
    description: 'When too many ask at the same time',
  },
  'leftOut.limit': {
    text: 'The AI model has been asked as often as is allowed for now. This is from the course texts.',
    description: 'When a limit is reached',
  },
  'leftOut.refused': {
    text: 'What the AI model wrote could not be shown. This is from the course texts.',
    description: 'When the answer of the model was not let through',
  },
  withheldTitle: { text: 'No fix yet', description: 'Title of the note about a lab' },
  withheld: {
    text: '“{lab}” is still yours to solve. The flaw is explained here; its fix is, once you have tried it twice.',
    description: 'Why the fix of a lab is left out',
  },
  unknownTitle: { text: 'The course texts do not say', description: 'Title when no lesson is about it' },
  unknownText: {
    text: 'No lesson answers this. Other words may help, or a question about less at a time.',
    description: 'What to do then',
  },
  near: { text: 'Near your question', description: 'Heading of the lessons that are near' },
  sources: { text: 'Sources', description: 'Heading of the lessons that an answer is from' },
  source: { text: 'Source {number}: {title}', description: 'Name of the mark behind a paragraph' },
  ofLab: { text: 'Lab', description: 'After a source that is a lab' },
  challenges: { text: 'Practise it', description: 'Heading of the labs and challenges that fit' },
  offTitle: { text: 'The assistant is switched off', description: 'Title when the company has no assistant' },
  offText: {
    text: 'Your company does not use it. Lessons and labs work as before.',
    description: 'Under it',
  },
  limitTitle: { text: 'That was a lot of questions', description: 'Title when a limit is reached' },
  askAlone: {
    text: 'Ask without it',
    description: 'Button: asks again without the lesson or lab beside the question, which is closed',
  },
  failed: { text: 'The question could not be answered', description: 'Title of the problem look' },
  'quiz.byTexts': {
    text: 'Made from the lessons of this course. Each attempt has other questions.',
    description: 'Over the questions',
  },
  'quiz.byModel': {
    text: 'An AI model wrote questions from the lessons of this course; each is proven by a sentence of its lesson. Each attempt has other questions.',
    description: 'Over the questions when a model wrote some of them',
  },
  'quiz.source': { text: 'Read it in {lesson}', description: 'Link below a graded question' },
  ruleTitle: { text: 'Assistant', description: 'Heading in the settings of a company' },
  ruleLabel: { text: 'What the assistant may do', description: 'Label of the choice' },
  'rule.model': {
    text: 'Answer with the AI model',
    description: 'Choice: the configured model answers',
  },
  'rule.modelHint': {
    text: 'Questions go to the model that the operator of this site has configured, with passages of the lessons and without names. Nothing is stored here.',
    description: 'Explains it',
  },
  'rule.noModelHint': {
    text: 'No model is configured on this site, so the course texts answer.',
    description: 'Explains it where there is no model',
  },
  'rule.texts': { text: 'Answer from the course texts only', description: 'Choice: no model' },
  'rule.textsHint': {
    text: 'Sentences of the lessons, found on this server. No question leaves it.',
    description: 'Explains it',
  },
  'rule.off': { text: 'Off', description: 'Choice: no assistant' },
  'rule.offHint': {
    text: 'Nobody in your company can ask. Quizzes that are made from a course stay.',
    description: 'Explains it',
  },
  ruleProblem: { text: 'The setting could not be loaded', description: 'Title of the problem look' },
});
export const t = createTranslator(messages);

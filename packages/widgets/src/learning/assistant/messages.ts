import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the assistant and of the quizzes it makes. */
export const messages = defineMessages('assistant', {
  question: { text: 'Your question', description: 'Label of the field for a question to the assistant' },
  placeholder: {
    text: 'For example: why does escaping quotes not help?',
    description: 'Placeholder in the empty field: an example of a question',
  },
  hint: {
    text: 'Enter to ask, Shift+Enter for a new line.',
    description: 'Hint under the field. "Enter" and "Shift" are keys',
  },
  tooLong: {
    text: 'A question can have at most {most} characters. Yours has {count}.',
    description:
      'Error under the field. {most}: number of characters that are allowed; {count}: number of characters typed',
  },
  ask: { text: 'Ask', description: 'Button: sends the question. Verb' },
  askBeside: {
    text: 'Ask about this',
    description: 'Button above a lesson: opens the dialog with the assistant. Verb',
  },
  askBesideTitle: {
    text: 'Ask about this lesson',
    description: 'Title of the dialog with the assistant beside a lesson. Verb',
  },
  askBesideAbout: {
    text: 'Answers are drawn from the lessons, with links.',
    description: 'Description under the title of the dialog with the assistant',
  },
  emptyTitle: {
    text: 'Ask the course texts',
    description: 'Title of the page before a question was asked. Verb',
  },
  emptyText: {
    text: "You get passages from the lessons, each with a link, and labs to practice. If the lessons don't cover your question, the answer says so.",
    description: 'Text under the title "Ask the course texts"',
  },
  asking: {
    text: 'Looking in the course texts',
    description: 'Screen reader only: an answer is being looked for',
  },
  answered: { text: 'The answer is here.', description: 'Screen reader only: the answer is complete' },
  byTexts: {
    text: 'From the course texts',
    description: 'Badge above an answer that consists of sentences of lessons',
  },
  byTextsHint: {
    text: 'Sentences from the lessons, word for word.',
    description: 'Beside the badge "From the course texts"',
  },
  byModel: { text: 'Written by an AI model', description: 'Badge above an answer that an AI model wrote' },
  byModelHint: {
    text: 'From the passages below. A model can be wrong: check what matters in the lessons.',
    description: 'Beside the badge "Written by an AI model". The passages are listed below the answer',
  },
  'leftOut.failed': {
    text: 'The AI model did not answer. This is from the course texts.',
    description: 'Note above an answer. "This": the answer',
  },
  'leftOut.busy': {
    text: 'The AI model is busy. This is from the course texts.',
    description: 'Note above an answer. "This": the answer',
  },
  'leftOut.limit': {
    text: 'The AI model has reached its limit for now. This is from the course texts.',
    description: 'Note above an answer. "This": the answer',
  },
  'leftOut.refused': {
    text: 'What the AI model wrote could not be shown. This is from the course texts.',
    description: 'Note above an answer. "This": the answer',
  },
  withheldTitle: {
    text: 'No fix yet',
    description: 'Title of a note above an answer: how to fix the lab is not told yet',
  },
  withheld: {
    text: 'You have not solved “{lab}” yet. The flaw is explained here; the fix will be, too, once you have tried the lab twice.',
    description: 'Text of the note "No fix yet". {lab}: title of a lab that the learner has not solved',
  },
  unknownTitle: {
    text: 'The course texts do not say',
    description: 'Title in place of an answer when no lesson covers the question',
  },
  unknownText: {
    text: 'No lesson answers this. Try other words or a narrower question.',
    description: 'Text under the title "The course texts do not say"',
  },
  near: { text: 'Near your question', description: 'Heading of lessons that come close to the question' },
  sources: { text: 'Sources', description: 'Heading of the lessons that the answer is from' },
  source: {
    text: 'Source {number}: {title}',
    description:
      'Screen reader only: name of the footnote number in an answer. {number}: number; {title}: title of the lesson',
  },
  ofLab: { text: 'Lab', description: 'After the title of a source, in place of a course: it is a lab' },
  challenges: {
    text: 'Practice it',
    description: 'Heading of the labs and challenges about the question. Verb: an instruction',
  },
  offTitle: {
    text: 'The assistant is switched off',
    description: "Title of the page when the learner's company does not use the assistant",
  },
  offText: {
    text: 'Your company does not use it. Lessons and labs work as before.',
    description: 'Text under the title "The assistant is switched off". "It": the assistant',
  },
  limitTitle: {
    text: 'That was a lot of questions',
    description: 'Title of the error after too many questions; the reason follows',
  },
  askAlone: {
    text: 'Ask without it',
    description: 'Button: asks the question again without regard to the lesson or lab, which is closed. Verb',
  },
  failed: {
    text: 'The question could not be answered',
    description: 'Title of the error when there is no answer; the reason follows',
  },
  'quiz.byTexts': {
    text: 'Written by the authors of this course, with no question from the final quiz.',
    description: 'Note above the questions of a practice quiz. "Written": the questions',
  },
  'quiz.byModel': {
    text: '{count} of the {all} questions are by the authors of this course, and only these count. An AI model wrote the others from the lessons.',
    description:
      'Note above the questions of a practice quiz to which an AI model has added some. {count} and {all}: numbers. "Count": toward the score',
  },
  'quiz.short': {
    text: '{count} of {wanted}: that’s all that is written.',
    description:
      'Follows the note above a practice quiz for which there are too few questions. {count}: number of questions that are asked; {wanted}: number that an attempt has otherwise',
  },
  'quiz.ofModel': {
    text: 'Written by AI, doesn’t count',
    description: 'Badge beside a question that an AI model wrote. "Count": toward the score. Little space',
  },
  'quiz.source': {
    text: 'Read it in {lesson}',
    description: 'Link below a question that was graded. {lesson}: title of the lesson. Verb',
  },
  ruleTitle: { text: 'Assistant', description: 'Heading in the settings of a company' },
  ruleLabel: {
    text: 'What the assistant may do',
    description: 'Screen reader only: label of the three radio buttons',
  },
  'rule.model': {
    text: 'Answer with the AI model',
    description: 'Radio button. Verb: what the assistant does',
  },
  'rule.modelHint': {
    text: 'Questions go to the model that the operator of this site has configured, with passages of the lessons and without names. Nothing is stored here.',
    description: 'Hint under the radio button "Answer with the AI model"',
  },
  'rule.noModelHint': {
    text: 'No model is configured on this site, so the course texts answer.',
    description: 'Hint under the radio button "Answer with the AI model" when no model is configured',
  },
  'rule.texts': {
    text: 'Answer from the course texts only',
    description: 'Radio button. Verb: what the assistant does',
  },
  'rule.textsHint': {
    text: 'Sentences from the lessons, found on this server. No question leaves it.',
    description: 'Hint under the radio button "Answer from the course texts only". "It": the server',
  },
  'rule.off': { text: 'Off', description: 'Radio button: nobody can use the assistant. Adverb' },
  'rule.offHint': {
    text: 'Nobody in your company can ask. Quizzes that are generated from a course remain.',
    description: 'Hint under the radio button "Off"',
  },
  ruleProblem: {
    text: 'The setting could not be loaded',
    description: 'Title of the error when the setting could not be loaded',
  },
});
export const t = createTranslator(messages);

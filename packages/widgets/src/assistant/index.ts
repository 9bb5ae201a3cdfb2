export { AiQuiz, type AiQuizProps } from './AiQuiz.tsx';
export { AssistantPanel, type AssistantPanelProps } from './AssistantPanel.tsx';
export { AssistantRule } from './AssistantRule.tsx';

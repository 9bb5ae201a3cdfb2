export { AiQuiz, type AiQuizProps } from './AiQuiz.tsx';
export { AskButton, type AskButtonProps } from './AskButton.tsx';
export { AssistantPanel, type AssistantPanelProps } from './AssistantPanel.tsx';
export { AssistantRule } from './AssistantRule.tsx';

export { AiQuiz, type AiQuizProps } from './AiQuiz.tsx';
export { AskButton, type AskButtonProps } from './AskButton.tsx';
export { AskDialog, type AskDialogProps } from './AskDialog.tsx';
export { AssistantPanel, type AssistantPanelProps } from './AssistantPanel.tsx';
export { AssistantRule } from './AssistantRule.tsx';

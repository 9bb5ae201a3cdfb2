export { QuizForm } from './QuizForm.tsx';
export { QuizLoading } from './QuizLoading.tsx';
export { QuizView, type QuizViewProps } from './QuizView.tsx';

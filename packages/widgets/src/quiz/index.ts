export { QuizView, type QuizViewProps } from './QuizView.tsx';

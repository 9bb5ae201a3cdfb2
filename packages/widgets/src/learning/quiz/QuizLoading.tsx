import { LoadingBlocks } from '../../kit/loadable/index.ts';
import { messages } from './messages.ts';

export function QuizLoading() {
  return <LoadingBlocks label={messages.loading.text} heights={[180, 180]} gap="5" />;
}

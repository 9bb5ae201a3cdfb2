import { LoadingBlocks } from '../../kit/loadable/index.ts';
import { t } from './messages.ts';

export function QuizLoading() {
  return <LoadingBlocks label={t('loading')} heights={[180, 180]} gap="5" />;
}

import { Skeleton, Stack } from '@drawbridge/ui';
import { messages } from './messages.ts';

export function QuizLoading() {
  return (
    <div role="status" aria-label={messages.loading.text}>
      <Stack gap="5">
        <Skeleton shape="block" height={180} />
        <Skeleton shape="block" height={180} />
      </Stack>
    </div>
  );
}

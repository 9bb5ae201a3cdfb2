import type { Fetching } from '@drawbridge/labs/engine';
import { t } from './messages.ts';

const toMegabytes = (bytes: number) => Math.round(bytes / 1_000_000);

/** Python is the only runtime of its size. */
export const toFetchingText = ({ receivedBytes, totalBytes }: Fetching): string =>
  t('fetching.python', { received: toMegabytes(receivedBytes), total: toMegabytes(totalBytes) });

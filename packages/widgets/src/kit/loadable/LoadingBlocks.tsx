import { Skeleton, Stack, type StackProps } from '@drawbridge/ui';
import type { ReactNode } from 'react';

export interface LoadingBlocksProps extends Pick<StackProps, 'gap'> {
  /** What is loading. */
  label: string;
  /** Of each block, in pixels. */
  heights: readonly number[];
  /** The heading of a page that has nothing else yet. */
  children?: ReactNode;
}

/** Blocks below each other, in the shape of what is loading. */
export function LoadingBlocks({ label, heights, gap = '4', children }: LoadingBlocksProps) {
  return (
    <div role="status" aria-label={label}>
      {children}
      <Stack gap={gap}>
        {Array.from(heights, (height, nth) => (
          <Skeleton key={nth} shape="block" height={height} />
        ))}
      </Stack>
    </div>
  );
}

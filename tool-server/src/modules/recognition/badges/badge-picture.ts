import { drawBadge } from '@drawbridge/pictures';
import type { badge } from './badges.table.ts';

type Drawn = Pick<typeof badge.$inferSelect, 'title' | 'drawing'>;

/** A badge as a `data:` address: the same drawing on each page, in public and in the credential. */
export function toBadgePicture({ title, drawing }: Drawn): string {
  return `data:image/svg+xml,${encodeURIComponent(drawBadge(drawing, { title }))}`;
}

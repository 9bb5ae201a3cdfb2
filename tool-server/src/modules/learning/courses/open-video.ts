import { type CourseId, type ItemId, type PersonId, problem } from '@drawbridge/contracts';
import type { OpenedVideo } from '@drawbridge/contracts/learning';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DbOrTx } from '../../../platform/db/database.ts';
import { getCourse, getEnrolledItem } from './find-course.ts';
import type { VideoFiles } from './video-addresses.ts';

interface VideoDeps {
  db: Database['db'];
  clock: Clock;
  videos: Pick<VideoFiles, 'toAddresses'>;
  findPosition(
    db: DbOrTx,
    personId: PersonId,
    video: { courseId: CourseId; itemId: ItemId },
  ): Promise<number>;
}

/** Addresses of a video; throws what `getEnrolledItem` throws. @see PLAYER-9 */
export async function openVideo(
  { db, clock, videos, findPosition }: VideoDeps,
  personId: PersonId,
  courseId: CourseId,
  itemId: ItemId,
): Promise<OpenedVideo> {
  const course = await getCourse(db, personId, courseId);
  const item = await getEnrolledItem(db, { clock }, personId, { course, itemId });
  if (!item.body || !('video' in item.body)) throw problem('item_not_found');
  return {
    title: item.title,
    ...videos.toAddresses(courseId, itemId),
    transcript_html: item.body.video.transcript_html,
    position: await findPosition(db, personId, { courseId, itemId }),
  };
}

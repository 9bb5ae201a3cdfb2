import { problem } from '@drawbridge/contracts';
import {
  filterCoursesInDetail,
  getArticle,
  getCourse,
  getDashboard,
  getDownload,
  getEventProgress,
  getVideo,
  listCourses,
  markItem,
} from '@drawbridge/contracts/learning';
import type { Learner } from '../../../actor.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import type { CourseService } from './courses.service.ts';

export function toCourseRoutes(courses: CourseService): Route<Learner>[] {
  return [
    serve(filterCoursesInDetail, ({ input, actor }) => courses.filter(actor.personId, input)),
    serve(listCourses, ({ input, actor }) => courses.listShort(actor.personId, input)),
    serve(getCourse, ({ input, actor }) =>
      courses.get(actor.personId, input.event_id, input.enroll === true),
    ),
    serve(getArticle, async ({ input, actor }) => {
      const item = await courses.getItem(actor.personId, input.event_id, input.item_id);
      if (item.objectType !== 'media' || !item.body || !('html' in item.body))
        throw problem('item_not_found');
      return { title: item.title, html: item.body.html };
    }),
    serve(getDownload, async ({ input, actor }) => {
      const item = await courses.getItem(actor.personId, input.event_id, input.item_id);
      if (item.objectType !== 'download' || !item.body || !('file' in item.body))
        throw problem('item_not_found');
      const { name, media_type, text } = item.body.file;
      return { file_name: name, media_type, text };
    }),
    serve(getVideo, ({ input, actor }) => courses.openVideo(actor.personId, input.event_id, input.item_id)),
    serve(markItem, ({ input, actor }) => courses.mark(actor.personId, input)),
    serve(getEventProgress, async ({ input, actor }) => ({
      in_progress: await courses.isInProgress(actor.personId, input.id),
    })),
    serve(getDashboard, async ({ actor }) => {
      const items = await courses.listEnrolled(actor.personId);
      return { items, subs: items.map(({ _key }) => _key) };
    }),
  ];
}

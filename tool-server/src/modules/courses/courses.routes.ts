import {
  filterCourses,
  getArticle,
  getCourse,
  getDashboard,
  getDownload,
  getEventProgress,
  markItem,
  problem,
} from '@drawbridge/contracts';
import type { Learner } from '../../actor.ts';
import { type Route, serve } from '../../platform/http/api.ts';
import type { CourseService } from './courses.service.ts';

export function toCourseRoutes(courses: CourseService): Route<Learner>[] {
  return [
    serve(filterCourses, ({ input, actor }) => courses.filter(actor.personId, input)),
    serve(getCourse, ({ input, actor }) =>
      courses.get(actor.personId, input.event_id, input.enroll === true),
    ),
    serve(getArticle, async ({ input, actor }) => {
      const item = await courses.getItem(actor.personId, input.event_id, input.item_id);
      if (item.object_type !== 'media') throw problem('item_not_found');
      return { title: item.title, html: item.html };
    }),
    serve(getDownload, async ({ input, actor }) => {
      const item = await courses.getItem(actor.personId, input.event_id, input.item_id);
      if (item.object_type !== 'download') throw problem('item_not_found');
      return { file_name: item.file.name, media_type: item.file.media_type, text: item.file.text };
    }),
    serve(markItem, ({ input, actor }) => courses.mark(actor.personId, input.event_id, input.item_id)),
    serve(getEventProgress, async ({ input, actor }) => ({
      in_progress: await courses.isInProgress(actor.personId, input.id),
    })),
    serve(getDashboard, async ({ actor }) => {
      const items = await courses.listEnrolled(actor.personId);
      return { items, subs: items.map(({ _key }) => _key) };
    }),
  ];
}

import type { CourseDetail } from '@drawbridge/contracts/learning';
import { buildCourseDetail, buildItem, buildSubject } from '@drawbridge/contracts/testing';

/** A course with every kind of content, stored out of order. */
export function buildSampleCourse(overrides: Partial<CourseDetail> = {}): CourseDetail {
  return buildCourseDetail({
    is_enrolled: true,
    completed_items: 1,
    total_items: 5,
    progress: 20,
    items: [
      buildSubject({
        _key: 'proof',
        title: 'Proving a fix',
        order: 2,
        items: [
          buildItem({
            _key: 'quiz',
            title: 'What holds and what only looks so',
            order: 2,
            object_type: 'quiz',
            media_type: undefined,
            target_id: 'c2-quiz',
            item_ttl: 480,
          }),
          buildItem({
            _key: 'sheet',
            title: 'Cheat sheet',
            order: 1,
            object_type: 'download',
            media_type: undefined,
            item_ttl: 60,
          }),
        ],
      }),
      buildSubject({
        _key: 'boundaries',
        title: 'What a boundary is',
        order: 1,
        items: [
          buildItem({ _key: 'first', title: 'Where text turns into code', order: 1, completed: true }),
          buildItem({ _key: 'second', title: 'How a query breaks', order: 2, item_ttl: 720 }),
          buildItem({
            _key: 'lab',
            title: 'Someone else’s invoice',
            order: 3,
            object_type: 'lab',
            media_type: undefined,
            target_id: 'l1-someone-elses-invoice',
            item_ttl: 1_500,
          }),
        ],
      }),
    ],
    ...overrides,
  });
}

/** The HTML of an article item. */
export const sampleArticle = `<p>A query is text until the database reads it. Whoever writes a part of that text writes a part of the program.</p>
<h2 id="what">What the attacker sees</h2><p>One quote ends the string, and everything behind it is code.</p>
<pre><code>select * from staff where name = 'o''brien'</code></pre>
<aside class="callout" data-tone="fix"><p class="callout-title">Fix</p><p>Send the statement and its values apart.</p></aside>`;

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labId } from '@drawbridge/contracts';
import { NEWSFEED_TOPICS } from '@drawbridge/contracts/recognition';
import * as z from 'zod/mini';
import type { Course, Post } from './catalogue.ts';
import type { Fault, Report } from './faults.ts';
import { parseYaml } from './folder.ts';
import type { FindLab } from './labs.ts';
import { renderMarkdown } from './markdown.ts';
import { text } from './schema.ts';

/** What is between the `---` lines of a post. */
const postSource = z.strictObject({
  title: text.check(z.maxLength(90)),
  date: z.iso.date(),
  topics: z.array(z.enum(NEWSFEED_TOPICS)).check(z.minLength(1)),
  /** A course, or a lab or challenge. */
  link: z.union([z.strictObject({ course: text }), z.strictObject({ lab: labId })]),
});

const FRONT = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/;
const SLUG = /^[a-z0-9][a-z0-9-]{0,63}$/;

type Source = z.output<typeof postSource>;

function findLink(
  { link }: Source,
  { courses, findLab }: { courses: readonly Course[]; findLab: FindLab },
  report: Report,
): Post['link'] | undefined {
  if ('course' in link) {
    const course = courses.find(({ id }) => id === link.course);
    if (course) return { kind: 'course', id: course.id, title: course.title };
    report('link.course', `there is no course ${link.course}`);
    return undefined;
  }
  const lab = findLab(link.lab);
  if (lab === 'missing') report('link.lab', `there is no lab or challenge ${link.lab}`);
  if (lab === undefined || lab === 'missing') return undefined;
  return { kind: lab.type === 'challenge' ? 'challenge' : 'lab', id: link.lab, title: lab.title };
}

/** Posts of the knowledge feed: `feed/<id>.md`, with its date, topics and link between two lines `---`. @see COMP-33 */
export function loadFeed(
  root: string,
  known: { courses: readonly Course[]; findLab: FindLab },
  faults: Fault[],
): Post[] {
  const folder = join(root, 'feed');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => {
      const file = `feed/${name}`;
      const report: Report = (field, message) => faults.push({ file, field, message });
      const id = name.replace(/\.md$/, '');
      if (id === name || !SLUG.test(id)) {
        report('', 'a post is named by an id (lower-case letters, digits and dashes) and ends in .md');
        return [];
      }
      const [, front, body] = FRONT.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
      if (front === undefined || body === undefined) {
        report(
          '',
          'begins with title, date, topics and link between two lines ---, and has a text after them',
        );
        return [];
      }
      const source = parseYaml(Buffer.from(front), postSource, report);
      const link = source && findLink(source, known, report);
      const { html, headings } = renderMarkdown(body, {
        report,
        loadPicture(path) {
          report(`image ${path}`, 'a post has no pictures');
          return undefined;
        },
      });
      if (headings.length > 0) report('', 'a post has no headings: it is one section of a page');
      if (!source || !link) return [];
      const { title, date, topics } = source;
      return [{ id, title, date, topics, link, html }];
    });
}

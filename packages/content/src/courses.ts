import { basename, dirname, extname, posix } from 'node:path';
import { asId, type CourseId, type QuizId } from '@drawbridge/contracts';
import { AI_QUIZ } from '@drawbridge/contracts/learning';
import type { Course, DownloadFile, Item, LiveCourse } from './catalogue.ts';
import type { Report } from './faults.ts';
import type { Folder } from './folder.ts';
import type { FindLab } from './labs.ts';
import { type MarkdownHelp, renderLine, renderMarkdown } from './markdown.ts';
import { toPicture } from './picture.ts';
import type { Quiz } from './quiz.ts';
import {
  type CourseSource,
  courseSource,
  type ItemSource,
  liveSource,
  type QuizSource,
  quizSource,
} from './schema.ts';
import { loadVideo } from './video.ts';

const DOWNLOAD_TYPES: Readonly<Record<string, string>> = {
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.csv': 'text/csv',
  '.json': 'application/json',
};

export interface LoadedCourse<Kind extends Course = Course> {
  course: Kind;
  quizzes: Quiz[];
}

/** Which quiz is the final one is known when all items are. */
type LoadedQuiz = Omit<Quiz, 'is_final'>;

/** Reads the course in a folder; nothing when `course.yaml` itself cannot be read. Faults go to the folder's report. */
export function loadCourse(id: string, folder: Folder, findLab: FindLab): LoadedCourse | undefined {
  const source = folder.takeYaml('course.yaml', courseSource, (_, message) =>
    folder.report('course.yaml', '', message),
  );
  return source && loadContents(id, source, folder, findLab);
}

/** The same for a course with a schedule. */
export function loadLiveCourse(
  id: string,
  folder: Folder,
  findLab: FindLab,
): LoadedCourse<LiveCourse> | undefined {
  const source = folder.takeYaml('course.yaml', liveSource, (_, message) =>
    folder.report('course.yaml', '', message),
  );
  if (!source) return undefined;
  const { schedule, ...rest } = source;
  const { course, quizzes } = loadContents(id, rest, folder, findLab);
  return { course: { ...course, schedule }, quizzes };
}

/** It is part of each card, so it is small. */
const MOST_LOGO_CHARACTERS = 6_000;

function loadLogo(path: string | undefined, folder: Folder): string | undefined {
  const bytes =
    path === undefined
      ? undefined
      : folder.take(path, (_, message) => folder.report('course.yaml', 'logo', message));
  if (path === undefined || !bytes) return undefined;
  const picture = toPicture(path, bytes, (field, message) => folder.report(path, field, message));
  if (picture && picture.src.length > MOST_LOGO_CHARACTERS)
    folder.report(path, '', `is larger than ${MOST_LOGO_CHARACTERS} characters as an address`);
  return picture?.src;
}

function loadContents(
  id: string,
  { logo: path, ...source }: CourseSource,
  folder: Folder,
  findLab: FindLab,
): LoadedCourse {
  const report: Report = (field, message) => folder.report('course.yaml', field, message);

  checkUnique(source.subjects, ['key', 'order'], 'subjects', report);
  checkItemKeys(source, report);
  const quizzes: LoadedQuiz[] = [];
  const subjects = source.subjects.map((subject, at) => {
    checkUnique(subject.items, ['order'], `subjects.${at}.items`, report);
    const items = subject.items.flatMap((item, i): Item[] => {
      const toNamed =
        (field: string): Report =>
        (_, message) =>
          report(`subjects.${at}.items.${i}.${field}`, message);
      if (item.type === 'video') {
        const video = loadVideo(item, folder, { path: `courses/${id}`, named: toNamed });
        return video ? [{ ...toBase(item), object_type: 'vid', video }] : [];
      }
      const loaded =
        item.type === 'lab'
          ? loadLabItem(item, findLab, toNamed('lab'))
          : loadItem(item, folder, toNamed('file'), quizzes);
      return loaded ? [loaded] : [];
    });
    return { ...subject, items };
  });
  const logo = loadLogo(path, folder);
  for (const path of folder.listUnused())
    folder.report(path, '', 'no item, text or picture of the course uses this file');

  const course: Course = {
    ...source,
    ...(logo !== undefined && { logo }),
    id: asId<'course'>(id) satisfies CourseId,
    subjects,
    version: folder.hash(),
  };
  const finalId = findFinalQuiz(course);
  checkPractice(course, quizzes, finalId, report);
  return { course, quizzes: quizzes.map((quiz) => ({ ...quiz, is_final: quiz.id === finalId })) };
}

/** The quiz that comes last in the teaching order. */
function findFinalQuiz({ subjects }: Course): QuizId | undefined {
  return subjects
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ items }) => items.toSorted((one, other) => one.order - other.order))
    .flatMap((item) => (item.object_type === 'quiz' ? [item.quiz_id] : []))
    .at(-1);
}

/** Practice asks what is written for the other quizzes; the pass of a course may not rest on less. */
function checkPractice(
  { subjects }: Course,
  quizzes: readonly LoadedQuiz[],
  finalId: QuizId | undefined,
  report: Report,
): void {
  const written = quizzes
    .filter(({ id }) => id !== finalId)
    .reduce((sum, { questions }) => sum + questions.length, 0);
  if (written >= AI_QUIZ.fewest) return;
  for (const [at, { items }] of subjects.entries())
    for (const [i, { object_type }] of items.entries())
      if (object_type === 'aiquiz')
        report(
          `subjects.${at}.items.${i}`,
          `practice needs ${AI_QUIZ.fewest} questions in the quizzes before the final one, not ${written}`,
        );
}

type LabItemSource = Extract<ItemSource, { type: 'lab' }>;
type VideoItemSource = Extract<ItemSource, { type: 'video' }>;

const toBase = ({ key, title, order, minutes }: Exclude<ItemSource, LabItemSource>) => ({
  key,
  title,
  order,
  ttl_seconds: minutes * 60,
});

function loadLabItem({ key, order, lab }: LabItemSource, findLab: FindLab, named: Report): Item | undefined {
  const found = findLab(lab);
  if (found === 'missing') named('', `there is no lab or challenge ${lab}`);
  if (found === 'missing' || found === undefined) return undefined;
  const { title, minutes } = found;
  return { key, title, order, ttl_seconds: Math.round(minutes * 60), object_type: 'lab', lab_id: lab };
}

function loadItem(
  item: Exclude<ItemSource, LabItemSource | VideoItemSource>,
  folder: Folder,
  named: Report,
  quizzes: LoadedQuiz[],
): Item | undefined {
  const base = toBase(item);
  if (item.type === 'aiquiz') return { ...base, object_type: 'aiquiz' };
  if (item.type === 'download') {
    const file = loadDownload(item.file, folder, named);
    return file && { ...base, object_type: 'download', file };
  }
  if (item.type === 'quiz') {
    const source = folder.takeYaml(item.file, quizSource, named);
    if (source) quizzes.push(toQuiz(source, folder, item.file));
    return source && { ...base, object_type: 'quiz', quiz_id: source.id };
  }
  const text = folder.take(item.file, named);
  if (!text) return undefined;
  const { html, headings } = renderMarkdown(text.toString('utf8'), toHelp(folder, item.file));
  return { ...base, object_type: 'media', media_type: 'article', html, headings };
}

function loadDownload(path: string, folder: Folder, named: Report): DownloadFile | undefined {
  const bytes = folder.take(path, named);
  const media_type = DOWNLOAD_TYPES[extname(path)];
  if (!media_type) named('', `a download is one of ${Object.keys(DOWNLOAD_TYPES).join(', ')}`);
  return bytes && media_type ? { name: basename(path), media_type, text: bytes.toString('utf8') } : undefined;
}

function toQuiz(source: QuizSource, folder: Folder, file: string): LoadedQuiz {
  const report: Report = (field, message) => folder.report(file, field, message);
  checkUnique(source.questions, ['id'], 'questions', report);
  const { id, title, pass_percent, draw } = source;
  const count = source.questions.length;
  if (draw !== undefined && draw > count) report('draw', `${draw} is more than the ${count} questions here`);
  const questions = source.questions.map((question, at) => {
    const place = `questions.${at}`;
    checkUnique(question.options, ['id'], `${place}.options`, report);
    const right = question.options.filter((option) => option.correct).length;
    if (right === 0) report(`${place}.options`, 'no option is correct');
    if (question.kind === 'single' && right > 1)
      report(`${place}.options`, `a single choice has one correct option, not ${right}`);
    return {
      id: question.id,
      kind: question.kind,
      prompt_html: renderMarkdown(question.prompt, toHelp(folder, file, `${place}.prompt`)).html,
      options: question.options.map((option, i) => ({
        id: option.id,
        html: renderLine(option.text, toHelp(folder, file, `${place}.options.${i}.text`)),
        correct: option.correct,
        why_html: renderMarkdown(option.why, toHelp(folder, file, `${place}.options.${i}.why`)).html,
      })),
    };
  });
  return { id, title, pass_percent, ...(draw !== undefined && { draw }), questions };
}

/**
 * What the renderer needs of the folder: where faults are reported, and pictures relative to the text that shows them.
 */
function toHelp(folder: Folder, file: string, field = ''): MarkdownHelp {
  const report: Report = (inner, message) =>
    folder.report(file, [field, inner].filter(Boolean).join(' '), message);
  return {
    report,
    loadPicture: (path, report) => {
      const place = `image ${path}`;
      if (/^([a-z][a-z0-9+.-]*:|\/)/i.test(path)) {
        report(place, 'a picture is a file of this course, named by a relative path');
        return undefined;
      }
      const resolved = posix.join(dirname(file), decodeURI(path));
      const bytes = folder.take(resolved, (_, message) => report(place, message));
      return bytes && toPicture(resolved, bytes, (inner, message) => folder.report(resolved, inner, message));
    },
  };
}

/** On the source, so that an item that could not be loaded still counts. */
function checkItemKeys({ subjects }: CourseSource, report: Report): void {
  const seen = new Set<string>();
  for (const [at, { items }] of subjects.entries()) {
    for (const [i, { key }] of items.entries()) {
      if (seen.has(key)) report(`subjects.${at}.items.${i}.key`, `${key} is used twice`);
      seen.add(key);
    }
  }
}

function checkUnique<Row extends object>(
  rows: readonly Row[],
  fields: (keyof Row & string)[],
  place: string,
  report: Report,
): void {
  for (const field of fields) {
    const seen = new Set<unknown>();
    for (const [at, row] of rows.entries()) {
      if (seen.has(row[field])) report(`${place}.${at}.${field}`, `${String(row[field])} is used twice`);
      seen.add(row[field]);
    }
  }
}

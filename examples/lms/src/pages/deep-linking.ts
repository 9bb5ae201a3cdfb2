import type { Added } from '../deep-linking/add-items.ts';
import type { Notes } from '../deep-linking/check-response.ts';
import type { Course, User } from '../model.ts';
import { toCoursePath } from './addresses.ts';
import { type Html, html } from './html.ts';
import { toNotice, toPlainPage } from './layout.ts';

interface Parts {
  user: User | undefined;
  course: Course | undefined;
}

/** Out of the frame of the content picker, or in its own tab. */
const toCourseLink = ({ course }: Parts): Html =>
  html`<p><a class="button" href="${course ? toCoursePath(course) : '/'}" target="_top">Back to the course</a></p>`;

const LINE_ITEM_WORDS = {
  added: ', with a column of the gradebook',
  ignored: '. Its column of the gradebook was ignored: this platform takes none with content',
} as const;

const toAdded = ({ activity, lineItem }: Added): Html =>
  html`<li><strong>${activity.title}</strong>${lineItem ? LINE_ITEM_WORDS[lineItem] : ''}</li>`;

/** The messages of the tool; `log` and `errorlog` are for the platform alone. */
const toNotes = ({ msg, errormsg }: Notes): Html =>
  html`${msg ? toNotice('calm', html`The tool says: ${msg}`) : ''}${errormsg ? toNotice('bad', html`The tool reports a problem: ${errormsg}`) : ''}`;

const toLogs = ({ log, errorlog }: Notes): Html | string =>
  log || errorlog
    ? html`<details><summary>Notes for the administrator</summary>${log ? html`<p>log: ${log}</p>` : ''}${errorlog ? html`<p>errorlog: ${errorlog}</p>` : ''}</details>`
    : '';

export function toAddedPage({
  added,
  notes,
  ...parts
}: Parts & { added: readonly Added[]; notes: Notes }): string {
  const count = added.length;
  const title =
    count === 0 ? 'Nothing was added' : `${count} ${count === 1 ? 'activity was' : 'activities were'} added`;
  // With nothing to read, the page around the frame goes back to the course by itself.
  const isQuiet = Object.keys(notes).length === 0 && added.every(({ lineItem }) => lineItem !== 'ignored');
  return toPlainPage({
    title,
    data: isQuiet ? html` data-done="${parts.course ? toCoursePath(parts.course) : '/'}"` : html``,
    main: html`<h1>${title}</h1>${count > 0 ? html`<ul>${added.map(toAdded)}</ul>` : html`<p>The tool returned no content.</p>`}
${toNotes(notes)}${toLogs(notes)}${toCourseLink(parts)}`,
  });
}

export function toRefusedPage({ reason, ...parts }: Parts & { reason: string }): string {
  return toPlainPage({
    title: 'The content was not added',
    main: html`<h1>The content was not added</h1>
<p>What the tool returned is not valid, so nothing in the course has changed. Open the content picker again. If this happens again, report it to the provider of the tool.</p>
${toNotice('bad', html`Reason: ${reason}`)}${toCourseLink(parts)}`,
  });
}

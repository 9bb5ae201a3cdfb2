import { CodeBlock, Table } from '@drawbridge/ui';
import { courseGuides } from './course-guides.ts';
import { type Guide, SCRIPT } from './guide.ts';
import * as styles from './guides.css.ts';
import { otherGuides } from './other-guides.ts';

const guides: Readonly<Record<string, Guide>> = { ...courseGuides, ...otherGuides };

/** The guide of a story by its title, `Widgets/Course/CourseCard`. */
export const findGuide = (title: string): Guide | undefined => guides[title.split('/').at(-1) ?? ''];

export function GuideView({ guide }: { guide: Guide }) {
  const { purpose, anatomy, keyboard, events, size, react, element, iframe, alone } = guide;
  return (
    <div className={styles.frame}>
      <h2 className={styles.head}>Purpose</h2>
      <p>{purpose}</p>
      <h2 className={styles.head}>Anatomy</h2>
      <ol className={styles.parts}>
        {anatomy.map(([part, what]) => (
          <li key={part}>
            <strong>{part}.</strong> {what}.
          </li>
        ))}
      </ol>
      <h2 className={styles.head}>Keyboard</h2>
      <Table
        caption="Keyboard"
        dense
        rows={keyboard}
        rowKey={([keys]) => keys}
        columns={[
          { id: 'keys', header: 'Keys', rowHeader: true, cell: ([keys]) => keys },
          { id: 'does', header: 'What they do', cell: ([, does]) => does },
        ]}
      />
      <h2 className={styles.head}>Events</h2>
      <Table
        caption="Events"
        dense
        rows={events}
        rowKey={([callback, event]) => callback + event}
        columns={[
          { id: 'callback', header: 'React', rowHeader: true, cell: ([callback]) => <code>{callback}</code> },
          { id: 'event', header: 'Element and frame', cell: ([, event]) => <code>{event}</code> },
          { id: 'when', header: 'When', cell: ([, , when]) => when },
        ]}
      />
      <h2 className={styles.head}>Size</h2>
      <p>{size}</p>
      <h2 className={styles.head}>In a page</h2>
      <div className={styles.snippets}>
        {react !== undefined && <CodeBlock title="React" code={react} />}
        {element !== undefined && (
          <CodeBlock title="Any page: one script, one tag" code={`${SCRIPT}\n\n${element}`} />
        )}
        {iframe !== undefined && <CodeBlock title="Without a script" code={iframe} />}
        {alone !== undefined && <p>{alone}</p>}
      </div>
    </div>
  );
}

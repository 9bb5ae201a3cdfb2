import { Badge, Button, Dialog, Inline, Stack, TextField } from '@drawbridge/ui';
import { PlayerOutline, type PlayerOutlineProps } from '@drawbridge/widgets/course-player';
import { CourseCard, type CourseCardProps } from '@drawbridge/widgets/learning/course';
import { useState } from 'react';
import { type Draft, type Scheme, toPreviewStyle } from './draft.ts';
import * as styles from './playground.css.ts';

const CARD: CourseCardProps['course'] = {
  _key: 'c2-injection-at-the-boundary',
  event_name: 'Injection at the boundary',
  description: 'Where text turns into code, and how to keep it from doing so.',
  owasp: ['A03'],
  proficiency: 'Basic',
  career: ['Developer'],
  roles: [],
  total_ttl: 12_600,
  total_lessons: 14,
  labs_count: 2,
  progress: 43,
  is_new: true,
  is_enrolled: true,
  is_completed: false,
  disabled: false,
};

const OUTLINE: PlayerOutlineProps['course'] = {
  event_name: 'Injection at the boundary',
  progress: 43,
  items: [
    {
      _key: 'boundaries',
      title: 'What a boundary is',
      order: 1,
      items: [
        { _key: 'a', title: 'Where text turns into code', order: 1, object_type: 'media', completed: true },
        { _key: 'b', title: 'How a query breaks', order: 2, object_type: 'media', completed: false },
        { _key: 'c', title: 'Someone else’s invoice', order: 3, object_type: 'lab', completed: false },
        { _key: 'd', title: 'What holds', order: 4, object_type: 'quiz', completed: false },
      ],
    },
  ],
};

/** A page of a partner in one scheme, with what the draft changes. */
export function Preview({ draft, scheme }: { draft: Draft; scheme: Scheme }) {
  const [item, setItem] = useState('b');
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      aria-label={`Preview in ${scheme}`}
      data-theme={scheme}
      style={toPreviewStyle(draft)}
      className={styles.preview}
    >
      <h2 className={styles.previewHead}>{scheme === 'light' ? 'Light' : 'Dark'}</h2>
      <CourseCard course={CARD} onOpen={() => setOpen(true)} />
      <div className={`${styles.panel} ${styles.flush}`}>
        <PlayerOutline course={OUTLINE} itemId={item} onOpenItem={(_, next) => setItem(next)} />
      </div>
      <div className={styles.panel}>
        <Stack gap="3">
          <Inline>
            <Button tone="primary">Primary</Button>
            <Button>Neutral</Button>
            <Button tone="quiet">Quiet</Button>
          </Inline>
          <Inline>
            <Button tone="danger">Danger</Button>
            <Button tone="primary" disabled>
              Disabled
            </Button>
            <Badge tone="primary">Badge</Badge>
          </Inline>
          <TextField label="Field" defaultValue="admin@acme.test" />
          <p>
            Text, and <a href="#link">a link</a> in it.
          </p>
          <Button onClick={() => setOpen(true)}>Open the dialog</Button>
        </Stack>
      </div>
      <Dialog
        open={isOpen}
        size="sm"
        onClose={() => setOpen(false)}
        title="Leave this lesson?"
        description="What you have done is saved."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Stay</Button>
            <Button tone="primary" onClick={() => setOpen(false)}>
              Leave
            </Button>
          </>
        }
      />
    </section>
  );
}

import { Select } from '@drawbridge/ui';
import { type ReactNode, useState } from 'react';
import { FRAME_RIGHTS } from './frame-rights.ts';
import * as styles from './hosts.css.ts';

/** Stories that stand for a widget with data. */
const WIDGETS = [
  { id: 'widgets-course-coursecard--in-progress', name: 'Course card', heightPx: 460 },
  { id: 'widgets-course-connectedcourseplayer--article', name: 'Course player', heightPx: 720 },
  { id: 'lab-labdetail--working', name: 'Lab', heightPx: 760 },
  { id: 'widgets-preferences-recommendationdialog--questions', name: 'Recommendation dialog', heightPx: 640 },
] as const;

const HOSTS = ['blog', 'platform', 'bare'] as const;
type Host = (typeof HOSTS)[number];
const HOST_NAMES: Record<Host, string> = {
  blog: 'A post of a blog',
  platform: 'A learning platform',
  bare: 'Nothing around it',
};
const WIDTHS = [320, 480, 720, 1080] as const;

/** A widget in the frame of a host of a width. */
export function Hosts() {
  const [widgetId, setWidgetId] = useState<string>(WIDGETS[0].id);
  const [host, setHost] = useState<Host>('blog');
  const [widthPx, setWidthPx] = useState<number>(720);
  const widget = WIDGETS.find(({ id }) => id === widgetId) ?? WIDGETS[0];
  const frame = (
    <iframe
      title={`${widget.name} in a frame`}
      src={`iframe.html?id=${widget.id}&viewMode=story`}
      sandbox={FRAME_RIGHTS}
      className={styles.frame}
      height={widget.heightPx}
    />
  );
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <div className={styles.choices}>
        <Select
          label="Widget"
          value={widgetId}
          options={WIDGETS.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setWidgetId}
        />
        <Select
          label="Host"
          value={host}
          options={HOSTS.map((value) => ({ value, label: HOST_NAMES[value] }))}
          onChange={(chosen) => setHost(HOSTS.find((known) => known === chosen) ?? 'blog')}
        />
        <Select
          label="Width of the host"
          value={String(widthPx)}
          options={WIDTHS.map((px) => ({ value: String(px), label: `${px} px` }))}
          onChange={(px) => setWidthPx(Number(px))}
        />
      </div>
      <div className={styles.stage}>
        <div style={{ inlineSize: widthPx }}>{toHost(host, frame)}</div>
      </div>
    </div>
  );
}

function toHost(host: Host, frame: ReactNode) {
  if (host === 'bare') return frame;
  if (host === 'platform')
    return (
      <div className={styles.platform}>
        <div className={styles.platformBar}>Secure programming · Week 4 · Activity</div>
        {frame}
      </div>
    );
  return (
    <div className={styles.blog}>
      <p className={styles.blogTitle}>Why an id is not a permission</p>
      <p>
        Most applications check who you are. Fewer check, at each address, whether the thing you ask for is
        yours.
      </p>
      {frame}
      <p>A check that is written once, where the thing is loaded, cannot be forgotten at the next address.</p>
    </div>
  );
}

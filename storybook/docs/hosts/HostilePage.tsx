import { Callout } from '@drawbridge/ui';
import { useEffect, useState } from 'react';
import { FRAME_RIGHTS } from './frame-rights.ts';
import * as styles from './hosts.css.ts';

/** The real element, from the build of the loader, over a catalogue of one course. */
export function HostilePage() {
  const [isBuilt, setIsBuilt] = useState(true);
  useEffect(() => {
    fetch('embed/v1.js', { method: 'HEAD' }).then(
      ({ ok }) => setIsBuilt(ok),
      () => setIsBuilt(false),
    );
  }, []);
  if (!isBuilt)
    return (
      <Callout tone="info" title="The element is not built yet">
        Run <code>npm run build</code> and start Storybook again.
      </Callout>
    );
  return (
    <iframe
      title="An element on a page with aggressive styles"
      src="hosts/hostile.html"
      sandbox={FRAME_RIGHTS}
      className={styles.frame}
      height={720}
    />
  );
}

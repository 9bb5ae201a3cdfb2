import type { CourseCard } from '@drawbridge/contracts/learning';
import { cx, Thumbnail } from '@drawbridge/ui';
import { useState } from 'react';
import * as styles from './card.css.ts';

export interface CoursePictureProps {
  course: Pick<CourseCard, '_key' | 'owasp'> & Partial<Pick<CourseCard, 'logo'>>;
  className?: string | undefined;
}

/** The picture of a course: its own, or one drawn from its topic where it has none or it cannot be fetched. @see CARD-1, CARD-12 */
export function CoursePicture({ course: { _key, logo, owasp }, className }: CoursePictureProps) {
  const [failed, setFailed] = useState<string>();
  if (!logo || logo === failed)
    return (
      <Thumbnail
        seed={_key}
        {...(owasp[0] !== undefined && { topic: owasp[0] })}
        {...(className !== undefined && { className })}
      />
    );
  // The title is beside it.
  return (
    <img
      src={logo}
      alt=""
      loading="lazy"
      className={cx(styles.logo, className)}
      onError={() => setFailed(logo)}
    />
  );
}

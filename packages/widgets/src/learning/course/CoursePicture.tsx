import type { CourseCard } from '@drawbridge/contracts/learning';
import { Thumbnail } from '@drawbridge/ui';
import { useState } from 'react';
import * as styles from './card.css.ts';

export interface CoursePictureProps {
  course: Pick<CourseCard, '_key' | 'owasp'> & Partial<Pick<CourseCard, 'logo'>>;
}

/** The picture of a course: its own, or one drawn from its topic where it has none or it cannot be fetched. @see CARD-1, CARD-12 */
export function CoursePicture({ course: { _key, logo, owasp } }: CoursePictureProps) {
  const [failed, setFailed] = useState<string>();
  if (!logo || logo === failed)
    return <Thumbnail seed={_key} {...(owasp[0] !== undefined && { topic: owasp[0] })} />;
  // The title is beside it.
  return <img src={logo} alt="" loading="lazy" className={styles.logo} onError={() => setFailed(logo)} />;
}

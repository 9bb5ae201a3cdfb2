import { Card } from '@drawbridge/ui';
import { useEffect } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import { AboutText, hasAbout } from './AboutText.tsx';
import * as styles from './organization.css.ts';

/** What the company of the signed-in person says about itself. Nothing, where it says nothing. @see COMP-39 */
export const CompanyAboutCard = withLoading(Loaded, () => null);

function Loaded() {
  const store = useStore('companyAbout');
  useEffect(() => void store.load(), [store]);
  const { value: known } = store.about;
  if (known.state !== 'ready' || !hasAbout(known.value)) return null;
  return (
    <Card as="section" aria-labelledby="company-about">
      <div className={styles.part}>
        <h2 id="company-about" className={styles.title}>
          {known.value.name}
        </h2>
        <AboutText about={known.value} />
      </div>
    </Card>
  );
}

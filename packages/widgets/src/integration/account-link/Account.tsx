import * as styles from './account-link.css.ts';

/** An account in a box: name, address, and since when. */
export function Account({ name, email, since }: { name: string; email: string; since?: string }) {
  return (
    <div className={styles.person}>
      {name && <p className={styles.name}>{name}</p>}
      <p className={styles.fact}>
        <bdi dir="ltr">{email}</bdi>
      </p>
      {since && <p className={styles.fact}>{since}</p>}
    </div>
  );
}

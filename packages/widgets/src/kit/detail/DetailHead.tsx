import { Button, iconArrowLeft } from '@drawbridge/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './detail.css.ts';

interface DetailHeadProps {
  title: string;
  /** After the title. */
  badge?: ReactNode;
  /** Under it. */
  line?: ReactNode;
  back: { label: string; onPress: () => void };
  /** More ways to leave. */
  actions?: ReactNode;
  /** True if the page changed because of a click inside it: a screen reader continues from its title. */
  takesFocus: boolean;
}

/** The link back, and the title of a page about one thing. */
export function DetailHead({ title, badge, line, back, actions, takesFocus }: DetailHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <header className={styles.header}>
      <div className={styles.ways}>
        <Button size="sm" tone="quiet" icon={iconArrowLeft} onClick={back.onPress}>
          {back.label}
        </Button>
        {actions}
      </div>
      <div className={styles.titleRow}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {badge}
      </div>
      {line && <p className={styles.line}>{line}</p>}
    </header>
  );
}

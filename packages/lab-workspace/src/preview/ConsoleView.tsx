import { Button, cx } from '@drawbridge/ui';
import { ScrollArea } from '../base/ScrollArea.tsx';
import * as page from '../base/Workspace.css.ts';
import { PlaceText } from '../editor/places/PlaceText.tsx';
import { useLabBrowser } from '../page/workspace-page-context.ts';
import * as styles from './ConsoleView.css.ts';
import { t } from './messages.ts';
import { bar, view } from './requests/RequestsView.css.ts';

/** What the app and its pages logged, including the `alert` of a payload. */
export function ConsoleView() {
  const browser = useLabBrowser();
  const lines = browser.lines.value;
  if (lines.length === 0) return <p className={page.empty}>{t('console.empty')}</p>;
  return (
    <div className={view}>
      <div className={bar}>
        <span className={page.grow} />
        <Button tone="quiet" size="sm" onClick={() => browser.clearLines()}>
          {t('console.clear')}
        </Button>
      </div>
      <ScrollArea label={t('view.console')} className={page.scroll}>
        <ol className={styles.list}>
          {lines.map(({ id, source, level, text }) => (
            <li
              key={id}
              className={cx(
                styles.line,
                level === 'error' && styles.error,
                level === 'alert' && styles.alert,
              )}
            >
              <span className={styles.source}>{t(`console.${source}`)}</span>
              <span className={styles.level}>{level}</span>
              <span className={styles.words}>
                <PlaceText text={text} />
              </span>
            </li>
          ))}
        </ol>
      </ScrollArea>
    </div>
  );
}

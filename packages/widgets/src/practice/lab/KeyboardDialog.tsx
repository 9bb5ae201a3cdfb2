import { Dialog, Kbd } from '@drawbridge/ui';
import * as styles from './KeyboardDialog.css.ts';
import { type MessageId, t } from './messages.ts';
import { toModKey } from './mod-key.ts';
import { useLabPage } from './page/lab-page-context.ts';

/** The keys of the lab page. */
export function KeyboardDialog() {
  const { view } = useLabPage();
  const mod = toModKey();
  const rows: [MessageId, string[][]][] = [
    ['keys.panes', [['F6'], ['Shift', 'F6']]],
    ['keys.maximize', [['Alt', 'Enter']]],
    ['keys.commands', [[mod, 'K']]],
    ['keys.run', [[mod, 'Enter']]],
    ['keys.submit', [[mod, 'Shift', 'Enter']]],
    ['keys.leave', [['Esc'], ['Tab']]],
    ['keys.split', [['←'], ['→'], ['Home'], ['End']]],
    ['keys.help', [['?']]],
  ];
  return (
    <Dialog open={view.dialog.value === 'keys'} onClose={view.closeDialog} title={t('keys.title')} size="sm">
      <dl className={styles.list}>
        {rows.map(([id, chords]) => (
          <div key={id} className={styles.row}>
            <dt>{t(id)}</dt>
            <dd className={styles.keys}>
              {chords.map((chord) => (
                <span key={chord.join()} className={styles.chord}>
                  <Kbd keys={chord} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

import type {
  ContextOverview,
  ContextProgressStore,
} from '@drawbridge/client/stores/integration/context-progress';
import { Button, iconArrowLeft, iconDownload, PageHeader, Tabs } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { saveFile } from '../../kit/download/save-file.ts';
import { useDrawbridge } from '../../provider/index.ts';
import { ActivitiesView } from './ActivitiesView.tsx';
import * as styles from './context-progress.css.ts';
import { LearnersView } from './LearnersView.tsx';
import { type ClassChoice, toFilter } from './learner-choice.ts';
import { t } from './messages.ts';
import { RosterLine } from './RosterLine.tsx';

interface ClassViewProps {
  store: ContextProgressStore;
  platform: string;
  exit: { label: string; onPress: () => void } | undefined;
  choice: ClassChoice;
  onChoice: (choice: ClassChoice) => void;
  onOpenLearner: (personId: string) => void;
  onOpenLab: (labId: string) => void;
}

const toFileName = (title: string | undefined) =>
  `${[t('export.file'), ...(title?.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].join('-').slice(0, 80)}.csv`;

/** The whole class: its roster, its learners and its activities. */
export function ClassView({ store, platform, exit, choice, onChoice, ...on }: ClassViewProps) {
  useSignals();
  const { notify } = useDrawbridge();
  const shown = store.overview.value;
  if (shown.state !== 'ready') return null;
  const overview: ContextOverview = shown.value;

  async function save() {
    const file = await store.exportLearners(toFilter(choice));
    if (!file) return;
    const { csv: text, rows: count, is_cut: isCut } = file;
    saveFile({ name: toFileName(overview.title), type: 'text/csv;charset=utf-8', text });
    if (isCut) notify('warning', t('exported.part', { count }));
    else notify('positive', count === 1 ? t('exported.one') : t('exported', { count }));
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        eyebrow={overview.title === undefined ? platform : `${overview.title} · ${platform}`}
        actions={
          <>
            {exit && (
              <Button icon={iconArrowLeft} onClick={exit.onPress}>
                {exit.label}
              </Button>
            )}
            <Button icon={iconDownload} loading={store.isExporting.value} onClick={() => void save()}>
              {t('export')}
            </Button>
          </>
        }
      />
      <RosterLine store={store} roster={overview.roster} platform={platform} />
      {overview.limited_to !== undefined && (
        <p className={styles.line}>{t('limited', { title: overview.limited_to, platform })}</p>
      )}
      <div>
        <Tabs
          label={t('views')}
          value={choice.view}
          onChange={(view) => onChoice({ ...choice, view: view as ClassChoice['view'] })}
          tabs={[
            {
              id: 'learners',
              label: t('learners'),
              end: <span className={styles.count}>{overview.learners}</span>,
              content: choice.view === 'learners' && (
                <LearnersView
                  store={store}
                  items={overview.items}
                  choice={choice}
                  onChoice={onChoice}
                  onOpenLearner={on.onOpenLearner}
                />
              ),
            },
            {
              id: 'activities',
              label: t('activities'),
              end: <span className={styles.count}>{overview.items.length}</span>,
              content: choice.view === 'activities' && (
                <ActivitiesView items={overview.items} onOpenLab={on.onOpenLab} />
              ),
            },
          ]}
        />
      </div>
    </>
  );
}

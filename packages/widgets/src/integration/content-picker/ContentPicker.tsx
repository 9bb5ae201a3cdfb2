import type { DeepLinking } from '@drawbridge/contracts/integration';
import { Dialog, EmptyState, PageHeader, useWidth } from '@drawbridge/ui';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import * as styles from './ContentPicker.css.ts';
import { t } from './messages.ts';
import { PickFilters } from './PickFilters.tsx';
import { LoadingRows, PickList } from './PickList.tsx';
import { PickPreview } from './PickPreview.tsx';
import { ALL, PICK_KINDS, type Pickable, toChoices } from './pickable.ts';
import { ReturnBar } from './ReturnBar.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { Tray } from './Tray.tsx';
import { useChoice } from './use-choice.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

export interface ContentPickerProps {
  /** What the platform accepts; undefined if it did not request content. */
  takes: DeepLinking | undefined;
  platform: string;
  courseTitle?: string | undefined;
  /** Shows a lab in place of the picker, with a way back. */
  renderLab: (labId: string, onBack: () => void) => ReactNode;
}

const NO_JOURNEYS = { state: 'ready', value: [] } as const;
/** Room for the list and the selection beside each other, px. */
const BESIDE_FROM_PX = 760;

/** Where an instructor picks labs, courses and journeys for the platform. Fills its parent. @see LTI-18 */
export function ContentPicker({ takes, ...props }: ContentPickerProps) {
  if (!takes) return <EmptyState page title={t('none.title')} message={t('none.message')} />;
  return <LoadedPicker takes={takes} {...props} />;
}

const LoadedPicker = withLoading(Picker, LoadingRows);

function Picker({ takes, platform, courseTitle, renderLab }: ContentPickerProps & { takes: DeepLinking }) {
  const store = useStore('deepLinking', takes);
  const [labs, courses, journeys] = [useStore('labs'), useStore('courses'), useStore('journeys')];
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const [filter, setFilter] = useState(ALL);
  const [shown, setShown] = useState<Pickable>();
  const [tried, setTried] = useState<string>();
  const [isTrayOpen, setIsTrayOpen] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const loadCourses = useCallback(() => void courses.loadList({ types: ['course'] }), [courses]);
  const loadLabs = useCallback(() => void labs.load(), [labs]);
  useEffect(loadCourses, [loadCourses]);
  useEffect(loadLabs, [loadLabs]);
  // A journey is several activities: a platform that takes one has no use for it.
  const takesJourneys = takes.accept_multiple;
  const loadJourneys = useCallback(() => void (takesJourneys && journeys.load()), [journeys, takesJourneys]);
  useEffect(loadJourneys, [loadJourneys]);
  useLeaveWarning(store);
  useFocusAfter(tried, place);

  const { isChosen, hasRoom, toggle } = useChoice(store);
  const chosen = store.chosen.value;
  const returning = store.returning.value;
  const isBeside = width !== undefined && width >= BESIDE_FROM_PX;
  const tray = <Tray store={store} takes={takes} platform={platform} refusals={refusals} />;
  const isWrong = chosen.some(({ errors }) => Object.keys(errors).length > 0);

  return (
    <div ref={place} className={styles.root}>
      {/* Below the lab that is tried, with its scroll position. */}
      <div className={styles.picker} inert={tried !== undefined}>
        <div className={styles.columns} data-beside={isBeside}>
          <div className={styles.scroller}>
            <PageHeader
              title={t('title')}
              eyebrow={courseTitle && t('eyebrow', { course: courseTitle })}
              description={t(takes.accept_multiple ? 'hint.several' : 'hint.one', { platform })}
            />
            <PickFilters
              value={filter}
              onChange={setFilter}
              kinds={takesJourneys ? PICK_KINDS : PICK_KINDS.filter((kind) => kind !== 'journey')}
              choices={toChoices(labs.labs.value.state === 'ready' ? labs.labs.value.value : [])}
            />
            <PickList
              labs={labs.labs.value}
              courses={courses.list.value}
              journeys={takesJourneys ? journeys.journeys.value : NO_JOURNEYS}
              filter={filter}
              onFilter={setFilter}
              onRetryLabs={loadLabs}
              onRetryCourses={loadCourses}
              onRetryJourneys={loadJourneys}
              isChosen={isChosen}
              hasRoom={hasRoom}
              onToggle={toggle}
              onPreview={setShown}
            />
          </div>
          {isBeside && (
            <aside aria-label={t('tray')} className={styles.aside}>
              <h2 className={styles.trayTitle}>{t('tray')}</h2>
              {tray}
            </aside>
          )}
        </div>
        <ReturnBar
          store={store}
          platform={platform}
          {...(!isBeside && { onEdit: () => setIsTrayOpen(true) })}
          onRefused={() => {
            setIsTrayOpen(!isBeside);
            setRefusals(refusals + 1);
          }}
        />
      </div>
      <Dialog
        open={!isBeside && isTrayOpen && tried === undefined}
        onClose={() => setIsTrayOpen(false)}
        title={t('tray')}
        size="lg"
        closeLabel={t('close')}
      >
        {isWrong && <p className={styles.wrong}>{t('failed.fields')}</p>}
        {tray}
      </Dialog>
      {shown && (
        <PickPreview
          item={shown}
          isChosen={isChosen(shown)}
          isDisabled={!hasRoom(shown)}
          onToggle={() => toggle(shown)}
          onTry={(labId) => {
            setShown(undefined);
            setTried(labId);
          }}
          onClose={() => setShown(undefined)}
        />
      )}
      {tried !== undefined && (
        <div className={styles.tried}>{renderLab(tried, () => setTried(undefined))}</div>
      )}
      {returning.state === 'returning' && <ReturnForm form={returning.form} />}
    </div>
  );
}

/** Returns the focus to the card from which a lab was tried. */
function useFocusAfter(tried: string | undefined, place: RefObject<HTMLElement | null>) {
  const last = useRef(tried);
  useEffect(() => {
    const before = last.current;
    last.current = tried;
    if (tried !== undefined || before === undefined) return;
    place.current?.querySelector<HTMLElement>(`[data-preview="lab/${CSS.escape(before)}"]`)?.focus();
  }, [tried, place]);
}

import { LinkButton, PageHeader, Stack } from '@drawbridge/ui';
import {
  ConnectedPracticeCatalogue,
  type ConnectedPracticeCatalogueProps,
} from '@drawbridge/widgets/learning/practice-catalogue';
import {
  ConnectedLabList,
  ConnectedLabListFilters,
  type LabType,
} from '@drawbridge/widgets/practice/lab-list';
import { usePortal } from '../../../base/portal.ts';
import { LAB_PAGES, toLabHref } from '../../../router/lab-paths.ts';
import { paths } from '../../../router/paths.ts';
import { useFilterAddress } from '../../../router/use-filter-address.ts';
import { AskField } from './AskField.tsx';
import { labFilterAddress } from './lab-filter-address.ts';
import { t as listText } from './list-messages.ts';
import { t } from './messages.ts';

/** @see LAB-7 */
export const ChallengesScreen = () => <ListScreen type="challenge" />;
/** @see LAB-8 */
export const PlaygroundsScreen = () => <ListScreen type="playground" />;
export const LabsScreen = () => <ListScreen type="lab" />;

function ListScreen({ type }: { type: LabType }) {
  const { session } = usePortal().drawbridge;
  const pages = LAB_PAGES[type];
  const [filter, setFilter] = useFilterAddress(pages.list, labFilterAddress);
  const hasAttempts = session.isAdmin() && type !== 'playground';
  return (
    <Stack gap="6">
      <PageHeader
        title={t(type)}
        description={listText(`${type}.description`)}
        actions={
          type === 'challenge' && (
            <>
              <LinkButton tone="quiet" href={paths.showcaseUpload}>
                {listText('showcase')}
              </LinkButton>
              <LinkButton href={paths.customChallenge}>{listText('customChallenge')}</LinkButton>
            </>
          )
        }
      />
      {type === 'challenge' && <AskField />}
      <LabsOfType
        type={type}
        filter={filter}
        onFilter={setFilter}
        toHref={toLabHref}
        {...(hasAttempts && {
          cardSlot: ({ lab_id, title }) => (
            <LinkButton
              tone="quiet"
              size="sm"
              href={paths.attempts(lab_id)}
              aria-label={listText('attemptsOf', { title })}
            >
              {listText('attempts')}
            </LinkButton>
          ),
        })}
      />
    </Stack>
  );
}

/** Labs are no type of course, so they have no pages. @see CAT-1 */
function LabsOfType({ type, ...list }: Omit<ConnectedPracticeCatalogueProps, 'type'> & { type: LabType }) {
  if (type !== 'lab') return <ConnectedPracticeCatalogue key={type} type={type} {...list} />;
  return (
    <>
      <ConnectedLabListFilters type={type} value={list.filter} onChange={list.onFilter} />
      <ConnectedLabList type={type} {...list} />
    </>
  );
}

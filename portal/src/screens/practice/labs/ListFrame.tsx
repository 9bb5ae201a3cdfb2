import type { LabCard } from '@drawbridge/contracts/practice';
import { LinkButton, PageHeader, Stack } from '@drawbridge/ui';
import { renderLabHeart } from '@drawbridge/widgets/learning/wishlist';
import type { LabListFilter, LabType } from '@drawbridge/widgets/practice/lab-list';
import type { ReactNode } from 'react';
import { usePortal } from '../../../base/portal.ts';
import { LAB_PAGES, toLabHref } from '../../../router/lab-paths.ts';
import { paths } from '../../../router/paths.ts';
import { useFilterAddress } from '../../../router/use-filter-address.ts';
import { labFilterAddress } from './lab-filter-address.ts';
import { t as listText } from './list-messages.ts';
import { t } from './messages.ts';

/** What a list of any type takes from its page. */
interface ListProps {
  filter: LabListFilter;
  onFilter: (filter: LabListFilter) => void;
  toHref: typeof toLabHref;
  cardSlot?: (lab: LabCard) => ReactNode;
  favorite: typeof renderLabHeart;
}

/** The page of a list: its filter is part of the address, and instructors come from a card to the attempts. */
export function ListFrame({
  type,
  actions,
  children,
}: {
  type: LabType;
  actions?: ReactNode;
  children: (list: ListProps) => ReactNode;
}) {
  const { session } = usePortal().drawbridge;
  const [filter, onFilter] = useFilterAddress(LAB_PAGES[type].list, labFilterAddress);
  const hasAttempts = session.isAdmin() && type !== 'playground';
  return (
    <Stack gap="6">
      <PageHeader title={t(type)} description={listText(`${type}.description`)} actions={actions} />
      {children({
        filter,
        onFilter,
        toHref: toLabHref,
        favorite: renderLabHeart,
        ...(hasAttempts && {
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
        }),
      })}
    </Stack>
  );
}

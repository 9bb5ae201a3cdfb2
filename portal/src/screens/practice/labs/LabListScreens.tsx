import { ConnectedLabList, ConnectedLabListFilters } from '@drawbridge/widgets/practice/lab-list';
import { ListFrame } from './ListFrame.tsx';

/** Labs are no type of course, so they have no pages. @see CAT-1 */
export const LabsScreen = () => (
  <ListFrame type="lab">
    {(list) => (
      <>
        <ConnectedLabListFilters type="lab" value={list.filter} onChange={list.onFilter} />
        <ConnectedLabList type="lab" {...list} />
      </>
    )}
  </ListFrame>
);

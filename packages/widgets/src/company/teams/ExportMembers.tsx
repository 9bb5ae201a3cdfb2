import type { MemberQuery, TeamStore } from '@drawbridge/client/stores/company/team';
import { Button, iconDownload } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useAct } from '../../kit/confirm/use-act.ts';
import { saveFile } from '../../kit/download/save-file.ts';
import { useDrawbridge } from '../../provider/index.ts';
import { t } from './messages.ts';
import { toCountText } from './team-words.ts';

/** Downloads the members that match, on all pages. */
export function ExportMembers({ store, view }: { store: TeamStore; view: MemberQuery }) {
  const { notify } = useDrawbridge();
  const { isBusy, act } = useAct();
  async function save() {
    const file = await act(() => store.exportMembers(view));
    if (!file) return;
    saveFile({ name: file.file_name, type: 'text/csv;charset=utf-8', text: file.csv });
    if (file.is_complete) notify('positive', toCountText('exported.one', 'exported', file.members));
    else notify('warning', t('exported.part', { count: toFigure(file.members) }));
  }
  return (
    <Button icon={iconDownload} loading={isBusy} onClick={() => void save()}>
      {t('export')}
    </Button>
  );
}

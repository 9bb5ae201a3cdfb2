import type { ChangeOutcome } from '@drawbridge/client/stores/base/change-outcome';
import type { ImportFile } from '@drawbridge/client/stores/company/users/user-import';
import { useAct } from '../../kit/confirm/use-act.ts';
import { saveFile } from '../../kit/download/save-file.ts';

/** Fetches a CSV file and saves it; a refusal is announced. */
export function useSaveImportFile() {
  const { isBusy, act } = useAct();
  async function save(fetchFile: () => Promise<ChangeOutcome<ImportFile>>, done: string) {
    const file = await act(fetchFile, done);
    if (file) saveFile({ name: file.file_name, type: 'text/csv;charset=utf-8', text: file.csv });
  }
  return { isBusy, save };
}

import { asApiProblem } from '@drawbridge/client';
import { Button, Card, iconDownload, Stack } from '@drawbridge/ui';
import { useState } from 'react';
import { saveFile } from '../../kit/download/save-file.ts';
import { ClosedNotice } from '../../practice/closed/index.ts';
import { useDrawbridge, useStore } from '../../provider/index.ts';
import { t } from './messages.ts';
import * as styles from './player.css.ts';

interface DownloadProps {
  courseId: string;
  itemId: string;
  title: string;
  onDownloaded: () => void;
}

/** A file of the course. @see PLAYER-12 */
export function Download({ courseId, itemId, title, onDownloaded }: DownloadProps) {
  const { notify } = useDrawbridge();
  const courses = useStore('courses');
  const [isLoading, setIsLoading] = useState(false);
  const [isClosed, setIsClosed] = useState(false);

  async function save() {
    setIsLoading(true);
    try {
      const file = await courses.readDownload(courseId, itemId);
      saveFile({ name: file.file_name, type: file.media_type, text: file.text });
      onDownloaded();
    } catch (error) {
      const { code, message } = asApiProblem(error);
      if (code === 'upgrade_required') setIsClosed(true);
      else notify('negative', message);
    } finally {
      setIsLoading(false);
    }
  }

  if (isClosed) return <ClosedNotice kind="course" kept="progressKept" />;
  return (
    <Card padding="lg">
      <Stack gap="4" align="start">
        <p className={styles.lead}>{t('downloadText')}</p>
        <Button tone="primary" icon={iconDownload} loading={isLoading} onClick={() => void save()}>
          {t('download', { name: title })}
        </Button>
      </Stack>
    </Card>
  );
}

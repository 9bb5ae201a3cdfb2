import type { Loadable, ShownProblem } from '@drawbridge/client';
import { SHOWCASE_LIMITS, type ShowcaseUpload } from '@drawbridge/contracts/learning';
import { UPLOAD_TYPES } from '@drawbridge/contracts/rules';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Inline,
  iconCheck,
  iconDownload,
  iconTrash,
  Stack,
} from '@drawbridge/ui';
import { dateFormat, formatLocale, toFigure } from '@drawbridge/ui/messages';
import * as card from '../../kit/card/card.css.ts';
import { useDeleteDialog } from '../../kit/confirm/use-delete-dialog.tsx';
import { LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import { messages, t } from './messages.ts';
import * as styles from './showcase.css.ts';

export interface UploadListProps {
  uploads: Loadable<readonly ShowcaseUpload[], ShownProblem>;
  onRetry?: (() => void) | undefined;
  onDownload: (upload: ShowcaseUpload) => void;
  /** Deletes a write-up. Returns true when it is deleted. */
  onDelete: (upload: ShowcaseUpload) => Promise<boolean>;
}

/**
 * Lists the learner's own write-ups, to download and delete. It fetches nothing. `ConnectedShowcase` fetches the data.
 * @see NAV-26
 */
export function UploadList({ uploads, onRetry, onDownload, onDelete }: UploadListProps) {
  const { ask, dialog } = useDeleteDialog(onDelete, messages);
  return (
    <Stack as="section" gap="4">
      <div className={styles.listHead}>
        <h2 className={card.heading}>{t('own')}</h2>
        {uploads.state === 'ready' && uploads.value.length > 0 && (
          <p className={styles.muted}>
            {t('count', {
              count: toFigure(uploads.value.length),
              most: toFigure(SHOWCASE_LIMITS.uploads),
            })}
          </p>
        )}
      </div>
      <Contents uploads={uploads} onRetry={onRetry} onDownload={onDownload} onAsk={ask} />
      {dialog}
    </Stack>
  );
}

function Contents({
  uploads,
  onRetry,
  onDownload,
  onAsk,
}: Omit<UploadListProps, 'onDelete'> & { onAsk: (upload: ShowcaseUpload) => void }) {
  if (uploads.state === 'loading') return <LoadingBlocks label={t('loading')} heights={[150]} />;
  if (uploads.state === 'problem')
    return <LoadProblem compact title={t('failed')} problem={uploads.problem} onRetry={onRetry} />;
  if (uploads.value.length === 0) return <EmptyState title={t('nothing')} message={t('nothingText')} />;
  return (
    <ul className={styles.list}>
      {uploads.value.map((upload) => (
        <li key={upload.upload_id}>
          <UploadCard upload={upload} onDownload={() => onDownload(upload)} onAsk={() => onAsk(upload)} />
        </li>
      ))}
    </ul>
  );
}

const KB = 1_000;

/** `340 kB`, `4.2 MB`. */
function toSizeText(bytes: number): string {
  if (bytes < KB * KB) return t('kilobytes', { count: toFigure(Math.max(1, Math.round(bytes / KB))) });
  const count = (bytes / KB / KB).toLocaleString(formatLocale(), { maximumFractionDigits: 1 });
  return t('megabytes', { count });
}

interface UploadCardProps {
  upload: ShowcaseUpload;
  onDownload: () => void;
  onAsk: () => void;
}

function UploadCard({ upload, onDownload, onAsk }: UploadCardProps) {
  const { title, description, file_name, media_type, size_bytes, created_at } = upload;
  const date = dateFormat({ dateStyle: 'medium' }).format(new Date(created_at));
  return (
    <Card as="article" className={styles.row}>
      <div className={styles.rowHead}>
        <h3 className={card.title}>{title}</h3>
        <Badge tone="pass" icon={iconCheck}>
          {t('received')}
        </Badge>
      </div>
      <p className={styles.about}>{description}</p>
      <p className={styles.facts}>
        <span>{file_name}</span>
        <span>{UPLOAD_TYPES[media_type].name}</span>
        <span>{toSizeText(size_bytes)}</span>
        <span>{t('sent', { date })}</span>
      </p>
      <Inline gap="2">
        <Button size="sm" icon={iconDownload} aria-label={t('downloadOf', { title })} onClick={onDownload}>
          {t('download')}
        </Button>
        <Button size="sm" tone="quiet" icon={iconTrash} aria-label={t('deleteOf', { title })} onClick={onAsk}>
          {t('delete')}
        </Button>
      </Inline>
    </Card>
  );
}

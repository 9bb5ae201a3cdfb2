import { ConfirmDialog } from '@drawbridge/ui';
import { createTranslator, type Message } from '@drawbridge/ui/messages';
import { useState } from 'react';

export interface DeleteMessages {
  /** With `{title}`. */
  deleteTitle: Message;
  deleteText: Message;
  delete: Message;
}

/**
 * Asks before something of the learner's own is deleted. The dialog stays open if that fails: `onDelete` returns true
 * on success.
 */
export function useDeleteDialog<Item extends { title: string }>(
  onDelete: (item: Item) => Promise<boolean>,
  messages: DeleteMessages,
) {
  const t = createTranslator<keyof DeleteMessages>(messages);
  const [asked, setAsked] = useState<Item>();
  const [isDeleting, setIsDeleting] = useState(false);
  const remove = async (item: Item) => {
    setIsDeleting(true);
    const isGone = await onDelete(item);
    setIsDeleting(false);
    if (isGone) setAsked(undefined);
  };
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      title={t('deleteTitle', { title: asked?.title ?? '' })}
      message={t('deleteText')}
      confirmLabel={t('delete')}
      tone="danger"
      busy={isDeleting}
      onCancel={() => setAsked(undefined)}
      onConfirm={() => asked && void remove(asked)}
    />
  );
  return { ask: (item: Item) => setAsked(item), dialog };
}

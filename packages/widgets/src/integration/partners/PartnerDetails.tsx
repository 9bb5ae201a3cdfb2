import type { Partner, PartnersStore } from '@drawbridge/client/stores/integration/partners';
import { Card, ConfirmDialog } from '@drawbridge/ui';
import { useState } from 'react';
import { useDrawbridge } from '../../provider/index.ts';
import { t } from './messages.ts';
import { PartnerForm, type PartnerInput } from './PartnerForm.tsx';
import * as styles from './partners.css.ts';

/** A pending confirmation: the origins that would be removed. */
interface Question {
  removed: readonly string[];
  answer: (isWanted: boolean) => void;
}

/** Name and origins of a partner. Removing an origin needs a confirmation, because its pages stop working. */
export function PartnerDetails({ store, partner }: { store: PartnersStore; partner: Partner }) {
  const { notify } = useDrawbridge();
  const [question, setQuestion] = useState<Question>();

  const ask = (removed: readonly string[]) =>
    new Promise<boolean>((resolve) => setQuestion({ removed, answer: resolve }));
  function answer(isWanted: boolean) {
    question?.answer(isWanted);
    setQuestion(undefined);
  }
  async function save(input: PartnerInput) {
    const removed = partner.allowed_origins.filter((origin) => !input.allowed_origins.includes(origin));
    if (removed.length > 0 && !(await ask(removed))) return undefined;
    return store.change(partner.id, { ...input, revision: partner.revision });
  }
  const removed = question?.removed ?? [];
  return (
    <Card as="section" aria-labelledby="partner-details">
      <div className={styles.part}>
        <h2 id="partner-details" className={styles.title}>
          {t('details')}
        </h2>
        <PartnerForm
          fields={{ name: partner.name, origins: partner.allowed_origins }}
          submitLabel={t('form.save')}
          cancelLabel={t('form.discard')}
          onSubmit={save}
          onDone={({ name }) => notify('positive', t('form.saved', { name }))}
        />
      </div>
      <ConfirmDialog
        open={question !== undefined}
        title={t('details.remove.ask', { count: removed.length })}
        message={t('details.remove.text', { origins: removed.join(', ') })}
        confirmLabel={t('details.remove.confirm')}
        tone="danger"
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      />
    </Card>
  );
}

import type { AssignmentEditorStore } from '@drawbridge/client/stores/company/managed/managed-assignments';
import type { AssignmentPreview, AssignmentType, ManagedAssignment } from '@drawbridge/contracts/company';
import { Button, Callout, LinkButton } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useChange } from '../../kit/confirm/use-change.ts';
import { toZoneName } from '../../kit/time/local-time.ts';
import { useDrawbridge } from '../../provider/index.ts';
import { RulesPart, WhatPart, WhenPart, WhoPart } from './FormParts.tsx';
import { t } from './form-messages.ts';
import { type FormState, toInput, toNewState, toState } from './form-state.ts';
import * as styles from './managed.css.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { t as previewT } from './preview-messages.ts';

interface AssignmentFormProps {
  store: AssignmentEditorStore;
  known: ManagedAssignment | undefined;
  type: AssignmentType;
  listHref: string;
  onSaved: (assignment: ManagedAssignment) => void;
}

/** The fault of a field, or of a part of it: `items.2.id` is one of `items`. */
const toFault = (faults: Readonly<Record<string, string | undefined>>) => (field: string) =>
  faults[field] ?? Object.entries(faults).find(([name]) => name.startsWith(`${field}.`))?.[1];

export function AssignmentForm({ store, known, type, listHref, onSaved }: AssignmentFormProps) {
  useSignals();
  const { notify } = useDrawbridge();
  const [state, setState] = useState<FormState>(() =>
    known ? toState(known) : toNewState(new Date(), store.companyZone.peek() ?? toZoneName()),
  );
  const [preview, setPreview] = useState<AssignmentPreview>();
  const asked = useChange();
  const saved = useChange();
  const form = useRef<HTMLFormElement>(null);
  const { faults } = asked;

  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  async function showPreview(event: SyntheticEvent) {
    event.preventDefault();
    const shown = await asked.run(() => store.preview(toInput(type, state)));
    if (!shown) return;
    saved.setFaults({});
    setPreview(shown.value);
  }
  async function save() {
    const done = await saved.run(() => store.save(toInput(type, state)));
    if (!done) return;
    setPreview(undefined);
    notify('positive', previewT(known ? 'saved' : 'created', { name: done.value.name }));
    onSaved(done.value);
  }
  const part = {
    state,
    onChange: (change: Partial<FormState>) => setState((before) => ({ ...before, ...change })),
    toFault: toFault(faults),
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void showPreview(event)}>
      <WhatPart {...part} type={type} store={store} />
      <WhoPart {...part} store={store} />
      <WhenPart {...part} />
      <RulesPart {...part} />
      {Object.keys(faults).length > 0 && (
        <Callout tone="fail" title={t('refused')}>
          {faults[''] ?? t('refused.message')}
        </Callout>
      )}
      <div className={styles.foot}>
        <LinkButton href={listHref}>{t('cancel')}</LinkButton>
        <Button tone="primary" type="submit" loading={asked.isBusy}>
          {t('preview')}
        </Button>
      </div>
      {store.isOutdated.value && (
        <ChangedMeanwhile text={saved.faults[''] ?? ''} onLoad={() => void store.load()} />
      )}
      {preview && (
        <PreviewDialog
          preview={preview}
          isNew={!known}
          isBusy={saved.isBusy}
          fault={Object.values(saved.faults).find((fault) => fault !== undefined)}
          onSave={() => void save()}
          onClose={() => setPreview(undefined)}
        />
      )}
    </form>
  );
}

/** What another administrator saved can be loaded; what was typed here is lost then. */
function ChangedMeanwhile({ text, onLoad }: { text: string; onLoad: () => void }) {
  return (
    <Callout
      tone="warn"
      title={t('changed')}
      actions={
        <Button size="sm" onClick={onLoad}>
          {t('changed.load')}
        </Button>
      }
    >
      {text}
    </Callout>
  );
}

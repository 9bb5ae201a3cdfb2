import type { VisibilityStore } from '@drawbridge/client/stores/recognition/public-profile';
import type { Visibility } from '@drawbridge/contracts/recognition';
import { Button, Card, Checkbox, ProblemState, Skeleton, TextField, useLinkRenderer } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { type FormEvent, useEffect, useState } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import { t } from './messages.ts';
import * as styles from './profile.css.ts';

export interface VisibilitySectionProps {
  profileHref: (userId: string) => string;
  boardHref: string;
}

/** Edits whether the person is shown in public. Each change is saved immediately. @see PROF-12, PROF-16 */
export const VisibilitySection = withLoading(LoadedSection, LoadingSection);

function LoadingSection() {
  return (
    <Card as="section">
      <h2 className={styles.cardTitle}>{t('visibility')}</h2>
      <Skeleton shape="block" height={160} />
    </Card>
  );
}

function LoadedSection({ profileHref, boardHref }: VisibilitySectionProps) {
  const store = useStore('visibility');
  useEffect(() => void store.load(), [store]);
  const known = store.visibility.value;
  return (
    <Card as="section">
      <h2 className={styles.cardTitle}>{t('visibility')}</h2>
      {known.state === 'loading' && <Skeleton shape="block" height={160} />}
      {known.state === 'problem' && (
        <ProblemState
          compact
          title={t('failed')}
          message={known.problem.message}
          onRetry={() => void store.load()}
        />
      )}
      {known.state === 'ready' && (
        <Choice store={store} value={known.value} profileHref={profileHref} boardHref={boardHref} />
      )}
    </Card>
  );
}

interface ChoiceProps extends VisibilitySectionProps {
  store: VisibilityStore;
  value: Visibility;
}

function Choice({ store, value, profileHref, boardHref }: ChoiceProps) {
  useSignals();
  const renderLink = useLinkRenderer();
  const [alias, setAlias] = useState(value.alias ?? '');
  const [fault, setFault] = useState<string>();
  const isSaving = store.isSaving.value;
  const typed = alias.trim() || null;

  /** Sends the field's text too, so that a person who typed an alias is never shown by name. */
  async function save(visible: boolean) {
    const errors = await store.save({ visible, alias: typed });
    setFault(errors['alias']);
  }

  function saveAlias(event: FormEvent) {
    event.preventDefault();
    void save(value.visible);
  }

  return (
    <div className={styles.visibility}>
      <p className={styles.line}>{t('visibilityText')}</p>
      <Checkbox
        label={t('visible')}
        hint={t('visibleHint')}
        checked={value.visible}
        aria-busy={isSaving}
        onChange={(visible) => void save(visible)}
      />
      <form className={styles.aliasForm} onSubmit={saveAlias} noValidate>
        <TextField
          className={styles.aliasField}
          label={t('alias')}
          hint={value.name ? t('aliasHint', { name: value.name }) : t('aliasHintNameless')}
          error={fault}
          value={alias}
          autoComplete="off"
          onChange={(event) => {
            setAlias(event.target.value);
            setFault(undefined);
          }}
        />
        <Button type="submit" size="sm" loading={isSaving} disabled={typed === value.alias}>
          {t('saveAlias')}
        </Button>
      </form>
      {value.visible && (
        <p className={styles.shownAs}>
          <span className={styles.shownName}>{t('shownAs', { name: value.alias ?? value.name })}</span>
          {renderLink({ href: profileHref(value.user_id), children: t('openProfile') })}
          {renderLink({ href: boardHref, children: t('toBoard') })}
        </p>
      )}
    </div>
  );
}

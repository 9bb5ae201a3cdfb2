import type {
  GroupMapping,
  GroupMappings,
} from '@drawbridge/client/stores/company/organization/group-mappings';
import { GROUP_ROLES } from '@drawbridge/contracts/company';
import { IconButton, iconX, Select, TextField } from '@drawbridge/ui';
import * as styles from './group-mappings.css.ts';
import { t } from './messages.ts';

interface MappingRowProps {
  mapping: GroupMapping;
  /** From 1. */
  number: number;
  teams: GroupMappings['teams'];
  fault: (field: keyof GroupMapping) => string | undefined;
  onChange: (part: Partial<GroupMapping>) => void;
  onRemove: () => void;
}

/** A group, and the team and role that follow it. */
export function MappingRow({ mapping, number, teams, fault, onChange, onRemove }: MappingRowProps) {
  return (
    <div className={styles.mapping} role="group" aria-label={t('group', { number })}>
      <TextField
        label={t('group', { number })}
        error={fault('group')}
        maxLength={200}
        autoComplete="off"
        value={mapping.group}
        onChange={(event) => onChange({ group: event.target.value })}
      />
      <Select
        label={t('team')}
        error={fault('team_id')}
        options={[
          { value: '', label: t('noTeam') },
          ...teams.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={mapping.team_id ?? ''}
        onChange={(id) => onChange({ team_id: id === '' ? null : id })}
      />
      <Select
        label={t('role')}
        error={fault('role')}
        options={GROUP_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        value={mapping.role}
        onChange={(value) => onChange({ role: GROUP_ROLES.find((role) => role === value) ?? 'member' })}
      />
      <IconButton className={styles.remove} icon={iconX} label={t('remove', { number })} onClick={onRemove} />
    </div>
  );
}

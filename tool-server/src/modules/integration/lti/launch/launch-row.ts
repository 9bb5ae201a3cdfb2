import type { MessageKind } from './claims.ts';

/** What a launch writes, by the names that its statement reads. Times are ISO texts. */
export interface LaunchRow {
  platform_id: string;
  deployment_id: string;
  state_id: string;
  state_expires_at: string;
  launched_at: string;

  person_id: string;
  person_kind: 'anonymous' | 'launched';
  first_name: string;
  last_name: string;
  /** `sub` of the platform; null for an anonymous launch. */
  subject: string | null;
  is_instructor: boolean;
  is_mentor: boolean;

  context_id: string | null;
  context_title: string | null;
  memberships_url: string | null;
  linked_kind: 'lab' | 'course' | 'list' | null;
  linked_id: string | null;
  resource_link_id: string | null;
  /** The lab or course that the launch opens. */
  item_kind: 'lab' | 'course' | null;
  item_id: string | null;

  session_id: string;
  message_kind: MessageKind;
  sealed_return_url: string | null;
  ltik_expires_at: string;
  session_expires_at: string;
  reviewed_person_id: string | null;
  sealed_deep_linking: string | null;

  /** The id of the grade target, if the launch makes one. */
  new_target_id: string;
  score_rule: string | null;
  line_item: string | null;
  /** The container of line items, where the platform named no line item. */
  line_items_url: string | null;
  /** The id of the line item, if the launch makes one. */
  new_line_item_id: string;
  may_make_line_item: boolean;
  /** True when a line item that is not known yet may be looked for or made. */
  may_add_line_item: boolean;
}

type ColumnType<Value> = [Value] extends [boolean] ? 'boolean' : 'text' | 'timestamptz' | 'uuid';

const TYPES: { [Column in keyof LaunchRow]: ColumnType<LaunchRow[Column]> } = {
  platform_id: 'uuid',
  deployment_id: 'text',
  state_id: 'text',
  state_expires_at: 'timestamptz',
  launched_at: 'timestamptz',
  person_id: 'uuid',
  person_kind: 'text',
  first_name: 'text',
  last_name: 'text',
  subject: 'text',
  is_instructor: 'boolean',
  is_mentor: 'boolean',
  context_id: 'text',
  context_title: 'text',
  memberships_url: 'text',
  linked_kind: 'text',
  linked_id: 'text',
  resource_link_id: 'text',
  item_kind: 'text',
  item_id: 'text',
  session_id: 'uuid',
  message_kind: 'text',
  sealed_return_url: 'text',
  ltik_expires_at: 'timestamptz',
  session_expires_at: 'timestamptz',
  reviewed_person_id: 'uuid',
  sealed_deep_linking: 'text',
  new_target_id: 'uuid',
  score_rule: 'text',
  line_item: 'text',
  line_items_url: 'text',
  new_line_item_id: 'uuid',
  may_make_line_item: 'boolean',
  may_add_line_item: 'boolean',
};

/** The columns of a `LaunchRow`, as `jsonb_to_record` wants them. */
export const LAUNCH_COLUMNS = Object.entries(TYPES)
  .map((column) => column.join(' '))
  .join(', ');

/** An address may hold half of a surrogate pair, which `jsonb` refuses: it becomes U+FFFD, as in a parameter of type text. */
export const toLaunchJson = (row: LaunchRow): string =>
  JSON.stringify(row, (_column, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );

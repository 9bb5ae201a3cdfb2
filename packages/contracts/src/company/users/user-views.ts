import * as z from 'zod/mini';
import { endpoint } from '../../base/endpoint.ts';
import { userViewId } from '../../base/ids.ts';
import { nothing } from '../../base/reply.ts';
import { MESSAGES } from '../../base/rules/validation.rule.ts';
import { hasUnseen, ORGANIZATION_TEXTS } from '../organization.ts';
import { USER_SORTS, userFilterFields } from './users.ts';

/** Most views that one administrator saves. */
export const MOST_USER_VIEWS = 30;
/** In characters. */
export const LONGEST_VIEW_NAME = 60;

export const USER_VIEW_TEXTS = { taken: 'You have a view with this name' } as const;

/** Columns of the list of users that can be left out. */
export const USER_COLUMNS = ['role', 'teams', 'department', 'job_title', 'seen', 'added'] as const;
export type UserColumn = (typeof USER_COLUMNS)[number];

/** What a view keeps, field by field: filters as the list takes them, order and columns. */
export const userViewFields = {
  ...userFilterFields,
  sort: z.optional(z.enum(USER_SORTS)),
  direction: z.optional(z.enum(['ascending', 'descending'])),
  columns: z.optional(z.array(z.enum(USER_COLUMNS)).check(z.maxLength(USER_COLUMNS.length))),
};
const userViewQuery = z.object(userViewFields);
export type UserViewQuery = z.infer<typeof userViewQuery>;

const viewName = z.string().check(
  z.trim(),
  z.minLength(1, { error: MESSAGES.required }),
  z.maxLength(LONGEST_VIEW_NAME, { error: MESSAGES.maxLength(LONGEST_VIEW_NAME) }),
  z.refine((name) => !hasUnseen(name), { error: ORGANIZATION_TEXTS.name }),
);

const userView = z.object({
  id: userViewId,
  name: z.string(),
  /** All administrators of the company have it. */
  is_shared: z.boolean(),
  is_own: z.boolean(),
  /** Its maker changes it; an owner also those that others share. */
  may_change: z.boolean(),
  query: userViewQuery,
  /** Names of stored fields that mean nothing any more, such as a team that is gone. They are left out of `query`. */
  dropped: z.array(z.string()),
});
export type SavedUserView = z.infer<typeof userView>;

const userViews = z.object({
  /** By name: one's own, and those that others share. */
  items: z.array(userView),
  /** The one that the caller's list begins with; null: everybody. */
  default_view_id: z.nullable(userViewId),
});
export type UserViews = z.infer<typeof userViews>;

export const listUserViews = endpoint({
  name: 'listUserViews',
  base: 'main',
  method: 'GET',
  path: 'company/user-views',
  summary: 'Lists the saved views of the list of users: own ones, and those that other administrators share.',
  access: 'companyAdmin',
  input: nothing,
  output: userViews,
  problems: [],
});

export const saveUserView = endpoint({
  name: 'saveUserView',
  base: 'main',
  method: 'POST',
  path: 'company/user-views',
  summary:
    'Saves a view under an id that the caller makes: a known id replaces name, query and sharing. Repeating the call changes nothing.',
  access: 'companyAdmin',
  input: z.object({ id: userViewId, name: viewName, is_shared: z.boolean(), query: userViewQuery }),
  output: userViews,
  problems: ['user_view_not_found', 'user_view_limit'],
});

export const deleteUserView = endpoint({
  name: 'deleteUserView',
  base: 'main',
  method: 'DELETE',
  path: 'company/user-views/:id',
  summary: 'Deletes a view. Saving it again under its id undoes that.',
  access: 'companyAdmin',
  input: z.object({ id: userViewId }),
  output: userViews,
  problems: ['user_view_not_found'],
});

export const setDefaultUserView = endpoint({
  name: 'setDefaultUserView',
  base: 'main',
  method: 'POST',
  path: 'company/user-views/default',
  summary: "Chooses the view that the caller's list of users begins with.",
  access: 'companyAdmin',
  input: z.object({ id: z.nullable(userViewId) }),
  output: userViews,
  problems: ['user_view_not_found'],
});

export const USER_VIEW_ENDPOINTS = [listUserViews, saveUserView, deleteUserView, setDefaultUserView];

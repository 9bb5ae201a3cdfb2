import { LONGEST_TEAM_NAME } from '@drawbridge/contracts/company';
import type { Filter } from 'scim2-parse-filter';
import { badRequest } from '../http/scim-error.ts';
import { type Attributes, readText, toAttributes } from './attributes.ts';
import { type Operation, readOperations } from './patch-operations.ts';
import { type PatchPath, readPath } from './patch-path.ts';

/** How the members change: ids in lower case as they were sent. */
export interface MemberPlan {
  /** Everybody who is not added is removed. */
  isReplaced: boolean;
  add: Set<string>;
  remove: Set<string>;
}

/** What a request says of a group; what it does not name is absent. */
export interface GroupChange {
  displayName?: string;
  externalId?: string;
  members: MemberPlan;
}

export interface GroupReading {
  change: GroupChange;
  /** What is ignored, in words. */
  ignored: string[];
}

const LONGEST_EXTERNAL_ID = 255;
const LONGEST_ID = 255;
/** Attributes that are decided here, and sent back by directories. */
const OURS = new Set(['schemas', 'id', 'meta']);

const toReading = (): GroupReading => ({
  change: { members: { isReplaced: false, add: new Set(), remove: new Set() } },
  ignored: [],
});

function readName(value: unknown): string {
  const name = readText('displayName', value, LONGEST_TEAM_NAME);
  if (name === '') throw badRequest('invalidValue', 'displayName cannot be empty.');
  return name;
}

/** Ids of users; groups within the group are ignored. */
function readIds(reading: GroupReading, value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((given: unknown) => {
    const member = toAttributes(given);
    const id = readText('members.value', member ? member.get('value')?.value : given, LONGEST_ID);
    if (id === '') throw badRequest('invalidValue', 'Each of members needs the id of a user as its value.');
    if (readText('members.type', member?.get('type')?.value, LONGEST_ID).toLowerCase() === 'group') {
      reading.ignored.push(`the group ${id} within the group`);
      return [];
    }
    return [id.toLowerCase()];
  });
}

/** The ids that a path such as `members[value eq "…"]` names. */
function toNamedIds(filter: Filter): string[] {
  if (filter.op === 'or') return filter.filters.flatMap(toNamedIds);
  if (
    filter.op === 'eq' &&
    /^(members\.)?value$/i.test(filter.attrPath) &&
    typeof filter.compValue === 'string'
  )
    return [filter.compValue.trim().toLowerCase()];
  throw badRequest('invalidFilter', 'Name members as members[value eq "id of the user"].');
}

function addAll({ add, remove }: MemberPlan, ids: readonly string[]): void {
  for (const id of ids) {
    add.add(id);
    remove.delete(id);
  }
}

function removeAll({ add, remove }: MemberPlan, ids: readonly string[]): void {
  for (const id of ids) {
    add.delete(id);
    remove.add(id);
  }
}

function replaceAll(plan: MemberPlan, ids: readonly string[]): void {
  plan.isReplaced = true;
  plan.add = new Set(ids);
  plan.remove.clear();
}

function applyMembers(reading: GroupReading, { op, value }: Pick<Operation, 'op' | 'value'>): void {
  const plan = reading.change.members;
  if (op === 'remove') {
    // Without a value the path means all of them.
    if (value === undefined || value === null) replaceAll(plan, []);
    else removeAll(plan, readIds(reading, value));
    return;
  }
  if (value === undefined || (value === null && op === 'add'))
    throw badRequest('invalidValue', 'Send the members as a list of objects with the id of a user as value.');
  const ids = value === null ? [] : readIds(reading, value);
  if (op === 'add') addAll(plan, ids);
  else replaceAll(plan, ids);
}

function applyNamed(reading: GroupReading, filter: Filter, { op, value }: Operation): void {
  const plan = reading.change.members;
  const ids = toNamedIds(filter);
  if (op === 'add') return addAll(plan, ids);
  if (op === 'remove') return removeAll(plan, ids);
  const others = value === undefined || value === null ? [] : readIds(reading, value);
  if (others.length === 0) return;
  removeAll(plan, ids);
  addAll(plan, others);
}

function applyAt(reading: GroupReading, path: PatchPath, operation: Operation): void {
  const { change, ignored } = reading;
  const { op, value } = operation;
  if (path.isEnterprise) throw badRequest('invalidPath', `${path.text} is not an attribute of a group.`);
  switch (path.attribute) {
    case 'members':
      if (path.sub !== undefined && path.sub !== 'value') ignored.push(path.text);
      else if (path.filter) applyNamed(reading, path.filter, operation);
      else applyMembers(reading, operation);
      return;
    case 'displayname':
      if (op === 'remove') throw badRequest('mutability', 'displayName can be replaced, but not removed.');
      change.displayName = readName(value);
      return;
    case 'externalid':
      change.externalId = readText('externalId', op === 'remove' ? '' : value, LONGEST_EXTERNAL_ID);
      return;
    default:
      if (!OURS.has(path.attribute))
        throw badRequest(
          'invalidPath',
          `${path.text} is not an attribute of a group. See /Schemas for those that are.`,
        );
  }
}

/** Without a path the keys of the value are attributes. Unknown ones are ignored. */
function applyObject(reading: GroupReading, { op, value }: Operation): void {
  const attributes = toAttributes(value);
  if (!attributes)
    throw badRequest('invalidSyntax', 'An operation without a path needs an object as its value.');
  for (const { name, value: inner } of attributes.values()) {
    try {
      applyAt(reading, readPath(name), { op, path: name, value: inner });
    } catch (error) {
      if ((error as { scimType?: string }).scimType !== 'invalidPath') throw error;
      reading.ignored.push(name);
    }
  }
}

/** What a PATCH says of a group. Throws `invalidPath`, `invalidValue`. */
export function readGroupPatch(body: Attributes): GroupReading {
  const reading = toReading();
  for (const operation of readOperations(body)) {
    if (operation.path === undefined) applyObject(reading, operation);
    else applyAt(reading, readPath(operation.path), operation);
  }
  return reading;
}

/** A group as POST and PUT send it: its members are those, and no others. Without `members` they stay as they are. */
export function readGroup(body: Attributes): GroupReading {
  const reading = toReading();
  const { change, ignored } = reading;
  change.displayName = readName(body.get('displayname')?.value);
  const members = body.get('members')?.value;
  if (members !== undefined) replaceAll(change.members, members === null ? [] : readIds(reading, members));
  for (const [key, { name, value }] of body) {
    if (key === 'externalid') change.externalId = readText('externalId', value, LONGEST_EXTERNAL_ID);
    else if (key !== 'displayname' && key !== 'members' && !OURS.has(key)) ignored.push(name);
  }
  return reading;
}

/** @file `attributes` and `excludedAttributes` of a request. @see RFC 7644 3.9 */

/** Attributes that a reply has, by name in lower case: `name`, `name.givenname`. */
export interface Projection {
  /** Without it all of them. */
  only: ReadonlySet<string> | undefined;
  without: ReadonlySet<string>;
}

/** Every reply has them. */
const ALWAYS = new Set(['schemas', 'id']);
const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/;
/** A sub-attribute of the extension is named with a colon; it is one of ours with a dot. */
const EXTENSION = /^(urn:ietf:params:scim:schemas:extension:enterprise:2\.0:user)[:.]/;

const toNames = (text: string): Set<string> =>
  new Set(
    text
      .split(',')
      .map((name) => name.trim().toLowerCase().replace(CORE, '').replace(EXTENSION, '$1|'))
      .filter((name) => name !== '')
      .map((name) => (name.startsWith('urn:') ? name : name.replace('.', '|'))),
  );

export function toProjection({
  attributes,
  excluded,
}: {
  attributes: string | undefined;
  excluded: string | undefined;
}): Projection {
  const only = attributes === undefined ? undefined : toNames(attributes);
  return { only: only && only.size > 0 ? only : undefined, without: toNames(excluded ?? '') };
}

/** True for an attribute that is wanted, or some part of it. */
export function wants({ only, without }: Projection, name: string): boolean {
  if (without.has(name)) return false;
  return only === undefined || only.has(name) || [...only].some((one) => one.startsWith(`${name}|`));
}

function projectParts(value: unknown, name: string, { only, without }: Projection): unknown {
  if (Array.isArray(value)) return value.map((one) => projectParts(one, name, { only, without }));
  if (typeof value !== 'object' || value === null) return value;
  const isWhole = only === undefined || only.has(name);
  return Object.fromEntries(
    Object.entries(value).filter(([part]) => {
      const full = `${name}|${part.toLowerCase()}`;
      return !without.has(full) && (isWhole || only.has(full));
    }),
  );
}

/** A resource with the attributes that were asked for. */
export function project(resource: object, projection: Projection): object {
  if (projection.only === undefined && projection.without.size === 0) return resource;
  const kept: [string, unknown][] = [];
  for (const [key, value] of Object.entries(resource)) {
    const name = key.toLowerCase();
    if (ALWAYS.has(name)) kept.push([key, value]);
    else if (wants(projection, name)) kept.push([key, projectParts(value, name, projection)]);
  }
  return Object.fromEntries(kept);
}

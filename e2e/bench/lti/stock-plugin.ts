import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

/** The fields by which ltijs queries each of its collections. */
const COLLECTIONS: Record<string, string[]> = {
  idtoken: ['iss', 'clientId', 'deploymentId', 'user'],
  contexttoken: ['contextId', 'user'],
  platform: ['platformUrl', 'clientId'],
  platformStatus: ['id'],
  publickey: ['platformUrl', 'clientId'],
  privatekey: ['platformUrl', 'clientId'],
  accesstoken: ['platformUrl', 'clientId', 'scopes'],
  nonce: ['nonce'],
  state: ['state'],
};

type Fields = Record<string, unknown>;

function encrypt(data: string, secret: string): Fields {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(secret).digest(), iv);
  const encrypted = Buffer.concat([cipher.update(data), cipher.final(), cipher.getAuthTag()]);
  return { iv: iv.toString('hex'), data: encrypted.toString('hex') };
}

function decrypt({ iv, data }: Fields, secret: string): Fields {
  const encrypted = Buffer.from(String(data), 'hex');
  const key = createHash('sha256').update(secret).digest();
  const cipher = createDecipheriv('aes-256-gcm', key, Buffer.from(String(iv), 'hex'));
  cipher.setAuthTag(encrypted.subarray(-16));
  return JSON.parse(
    Buffer.concat([cipher.update(encrypted.subarray(0, -16)), cipher.final()]).toString(),
  ) as Fields;
}

/** A straightforward database plugin: a table per collection, a document and its lookup columns. */
export function createStockPlugin(pool: Pool): object {
  const quote = (name: string) => `"${name}"`;
  const table = (collection: string) => `stock_${collection.toLowerCase()}`;
  const keysOf = (collection: string) => COLLECTIONS[collection] ?? [];

  function toWhere(collection: string, query: Fields | undefined, values: unknown[]): string {
    const parts = Object.entries(query ?? {}).map(([name, value]) => {
      values.push(String(value));
      const column = keysOf(collection).includes(name) ? quote(name) : `doc->>'${name}'`;
      return `${column} = $${values.length}`;
    });
    return parts.length > 0 ? ` where ${parts.join(' and ')}` : '';
  }

  async function write(
    key: string | false,
    collection: string,
    item: Fields,
    index: Fields,
    upsert: boolean,
  ) {
    const doc = key ? { ...index, ...encrypt(JSON.stringify(item), key) } : item;
    const names = keysOf(collection);
    const marks = names.map((_, position) => `$${position + 1}`).join(',');
    const onConflict = upsert
      ? ` on conflict (${names.map(quote).join(',')}) do update set doc = excluded.doc, made_at = now()`
      : '';
    await pool.query(
      `insert into ${table(collection)} (${names.map(quote).join(',')}, doc) values (${marks}, $${names.length + 1})${onConflict}`,
      [...names.map((name) => doc[name] ?? null), JSON.stringify(doc)],
    );
    return true;
  }

  async function read(key: string | false, collection: string, query: Fields | undefined) {
    const values: unknown[] = [];
    const { rows } = await pool.query<{ doc: Fields; made_at: Date }>(
      `select doc, made_at from ${table(collection)}${toWhere(collection, query, values)}`,
      values,
    );
    if (rows.length === 0) return false;
    return rows.map(({ doc, made_at }) =>
      key ? { ...decrypt(doc, key), createdAt: made_at.getTime() } : doc,
    );
  }

  return {
    async setup() {
      for (const [collection, names] of Object.entries(COLLECTIONS)) {
        const columns = names.map(quote);
        await pool.query(
          `create table if not exists ${table(collection)} (${columns.map((name) => `${name} text`).join(', ')}, doc jsonb not null, made_at timestamptz not null default now(), unique (${columns.join(',')}))`,
        );
      }
      return true;
    },
    Close: () => Promise.resolve(true),
    Get: read,
    Insert: (key: string | false, collection: string, item: Fields, index: Fields) =>
      write(key, collection, item, index, false),
    Replace: (key: string | false, collection: string, _query: Fields, item: Fields, index: Fields) =>
      write(key, collection, item, index, true),
    async Modify(_key: string | false, collection: string, query: Fields, change: Fields) {
      const values: unknown[] = [JSON.stringify(change)];
      await pool.query(
        `update ${table(collection)} set doc = doc || $1::jsonb${toWhere(collection, query, values)}`,
        values,
      );
      return true;
    },
    async Delete(collection: string, query: Fields) {
      const values: unknown[] = [];
      await pool.query(`delete from ${table(collection)}${toWhere(collection, query, values)}`, values);
      return true;
    },
  };
}

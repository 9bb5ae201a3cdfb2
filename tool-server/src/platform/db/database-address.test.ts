import { describe, expect, it } from 'vitest';
import { readDatabaseTarget } from './database-address.ts';

const read = (address: string, env: Record<string, string> = {}) => readDatabaseTarget(address, env);

describe('where a database address leads', () => {
  it.each([
    ['postgres://localhost/d', 'localhost'],
    ['postgres://127.0.0.1/d', '127.0.0.1'],
    ['postgres://u:p@[::1]:5433/d', '::1'],
    ['postgres:///d', 'localhost'],
    ['postgres:///d?host=/run/postgresql', '/run/postgresql'],
    ['postgres://%2Frun%2Fpostgresql/d', '/run/postgresql'],
  ])('%s stays on this machine', (address, host) => {
    expect(read(address)).toMatchObject({ host, isOfThisMachine: true });
  });

  it.each([
    ['postgres://db.example/d', 'db.example'],
    ['postgres://localhost/d?host=db.example', 'db.example'],
    ['postgres://10.0.0.4/d', '10.0.0.4'],
    ['postgres://localhost.db.example/d', 'localhost.db.example'],
  ])('%s leads to another machine', (address, host) => {
    expect(read(address)).toMatchObject({ host, isOfThisMachine: false });
  });

  it('PGHOST counts if the address names no host, as in the driver', () => {
    expect(read('postgres:///d', { PGHOST: 'db.example' })).toMatchObject({
      host: 'db.example',
      isOfThisMachine: false,
    });
    expect(read('postgres://localhost/d', { PGHOST: 'db.example' }).isOfThisMachine).toBe(true);
  });

  it('several hosts are refused, because the driver would take them for one name', () => {
    expect(() => read('postgres://a.example,b.example/d')).toThrow('several hosts');
    expect(() => read('postgres://localhost/d?host=localhost,db.example')).toThrow('several hosts');
  });
});

describe('protection of the connection', () => {
  it.each([
    ['sslmode=verify-full', 'checked'],
    ['sslmode=no-verify', 'unchecked'],
    ['ssl=no-verify', 'unchecked'],
    ['uselibpqcompat=true&sslmode=require', 'unchecked'],
    ['ssl=true', 'checked'],
    ['sslmode=', 'none'],
    ['ssl=0', 'none'],
    ['sslmode=disable', 'none'],
    ['application_name=x', 'none'],
  ])('?%s: %s', (query, encryption) => {
    expect(read(`postgres://db.example/d?${query}`).encryption).toBe(encryption);
  });

  it('PGSSLMODE counts if the address says nothing', () => {
    const encryptionWith = (PGSSLMODE: string, query = '') =>
      read(`postgres://db.example/d${query}`, { PGSSLMODE }).encryption;
    expect(encryptionWith('verify-full')).toBe('checked');
    expect(encryptionWith('no-verify')).toBe('unchecked');
    expect(encryptionWith('verify-full', '?sslmode=disable')).toBe('none');
  });

  it('only disable means that the connection is meant to be plain', () => {
    const isMeant = (query: string) => read(`postgres://db.example/d?${query}`).isPlainByChoice;
    expect(isMeant('sslmode=disable')).toBe(true);
    expect([isMeant('sslmode='), isMeant('x=1'), isMeant('sslmode=verify-full')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('an address that the driver cannot read is refused with its reason', () => {
    expect(() => read('postgres://db.example/d?ssl=false')).toThrow('ssl=false is not understood');
    expect(() => read('postgres://db.example/d?sslrootcert=/no/such/file')).toThrow('ENOENT');
  });
});

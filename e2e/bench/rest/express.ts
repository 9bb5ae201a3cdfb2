/** The peer of our server at rest: an Express application without a route on the same embedded database. */
import { PGlite } from '@electric-sql/pglite';
import express from 'express';

const database = await PGlite.create(process.env['DATA_DIR'] ?? '');
await database.query('select 1');
const server = express().listen(0, '127.0.0.1', () =>
  process.stdout.write('The peer is ready at its port\n'),
);
process.on('SIGTERM', () => {
  server.close();
  void database.close().then(() => process.exit(0));
});

// What a lab would be as a process: the same shape of app on Node's own http and sqlite. Prints its port once it listens.
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { DatabaseSync } from 'node:sqlite';

const db = new DatabaseSync(':memory:');
db.exec(process.env.SEED ?? '');
const list = db.prepare('SELECT * FROM invoices ORDER BY id');
const page = (body: string) =>
  `<!doctype html><html><head><title>Ledgerline</title></head><body>${body}</body></html>`;

const server = createServer((req, res) => {
  const url = new URL(req.url ?? '/', 'http://app.test');
  res.setHeader('content-type', 'text/html; charset=utf-8');
  if (url.pathname === '/login')
    return res.end(page('<form method="post"><input name="email"><input name="password"></form>'));
  res.end(
    page(
      `<table>${list
        .all()
        .map((row) => `<tr><td>${Number(row.number)}</td></tr>`)
        .join('')}</table>`,
    ),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.stdout.write(`${address.port}\n`);
  // It is ended by a signal. Without the cache, each start would load Node's compiler for TypeScript, and be measured with it.
  flushCompileCache();
});

CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  -- What vault.protect() made. Accounts from before your fix hold an MD5 here.
  password TEXT NOT NULL
);
CREATE TABLE loaves (
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  day TEXT NOT NULL,
  loaf TEXT NOT NULL
);

INSERT INTO customers VALUES
  (1, 'Greta Holm', 'greta@holm.example', 'e5e7105d5c05d9c0cc5944ff1341b533'),
  (2, 'Yusuf Demir', 'yusuf@demir.example', 'e5e7105d5c05d9c0cc5944ff1341b533'),
  (3, 'Paula Kern', 'paula@kern.example', '10485b5b03183de9fba4aad7796af45f'),
  (4, 'Iain Moss', 'iain@moss.example', '42bb0e56104dafdd2819d7f54a994fd5');

INSERT INTO loaves VALUES
  (1, '2026-05-16', 'Rye with caraway'), (1, '2026-05-23', 'Rye with caraway'),
  (2, '2026-05-16', 'Simit, six'), (4, '2026-05-16', 'Oat and honey');

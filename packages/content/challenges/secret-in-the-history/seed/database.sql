CREATE TABLE files (path TEXT PRIMARY KEY, text TEXT NOT NULL);
CREATE TABLE commits (hash TEXT PRIMARY KEY, subject TEXT NOT NULL, author TEXT NOT NULL, time TEXT NOT NULL, patch TEXT NOT NULL, on_main INTEGER NOT NULL);
CREATE TABLE activity (time TEXT NOT NULL, text TEXT NOT NULL);
CREATE TABLE builds (id INTEGER PRIMARY KEY, cause TEXT NOT NULL, result TEXT NOT NULL, log TEXT NOT NULL);
CREATE TABLE station_keys (key TEXT PRIMARY KEY, answer TEXT NOT NULL);

INSERT INTO files VALUES
  ('.env.example', 'STATION_URL=https://api.station.example/v2
STATION_KEY=
'),
  ('kiosk.js', 'const { STATION_URL, STATION_KEY } = process.env;

async function readStation(id) {
  const reply = await fetch(`${STATION_URL}/stations/${id}`, { headers: { ''x-key'': STATION_KEY } });
  return reply.json();
}
');

INSERT INTO commits VALUES
  ('3f8c21d7a0b94e6658d1c97f02ab43e5d6c7181f', 'First version of the kiosk', 'Tova Lindqvist', '2026-01-12 09:14', '--- /dev/null
+++ b/kiosk.js
+const STATION_URL = ''https://api.station.example/v1'';
+const STATION_KEY = ''wk_live_b71e90c2d4'';
+
+async function readStation(id) {
+  const reply = await fetch(`${STATION_URL}/stations/${id}`, { headers: { ''x-key'': STATION_KEY } });
+  return reply.json();
+}', 1),
  ('b20fd5e96c17438ea1f2907bd3c8546e0a9b7d12', 'The key does not belong in the code', 'Tova Lindqvist', '2026-01-12 16:40', '--- a/kiosk.js
+++ b/kiosk.js
-const STATION_URL = ''https://api.station.example/v1'';
-const STATION_KEY = ''wk_live_b71e90c2d4'';
+const { STATION_URL, STATION_KEY } = process.env;', 1),
  ('7c41e0da915f2b8c36e07d4490cb1f5ea2d8636b', 'Settings for the new service', 'Anselm Kray', '2026-02-18 17:52', '--- a/.env.example
+++ b/.env.example
-STATION_URL=https://api.station.example/v1
-STATION_KEY=
+STATION_URL=https://api.station.example/v2
+STATION_KEY=wk_live_{{flag}}', 0),
  ('9d02b6a4417ec3f5806db29a51e7c04f8b36da90', 'Settings for the new service', 'Anselm Kray', '2026-02-18 18:09', '--- a/.env.example
+++ b/.env.example
-STATION_URL=https://api.station.example/v1
+STATION_URL=https://api.station.example/v2
 STATION_KEY=', 1);

INSERT INTO activity VALUES
  ('2026-01-12 16:41', 'Tova Lindqvist pushed 2 commits to main'),
  ('2026-01-13 08:05', 'Tova Lindqvist commented: "The old key has been revoked. The new one is in the vault."'),
  ('2026-02-18 17:53', 'Anselm Kray pushed 1 commit to main'),
  ('2026-02-18 18:10', 'Anselm Kray force-pushed main'),
  ('2026-02-18 18:12', 'Anselm Kray commented: "I committed the key by mistake. I rewrote the commit within a quarter of an hour, so the key is not in the history any more."');

INSERT INTO builds VALUES
  (39, 'Push to main by Tova Lindqvist, 2026-01-12', 'passed', 'Fetching the repository
HEAD is now at b20fd5e The key does not belong in the code
npm test
  4 passed'),
  (40, 'Push to main by Anselm Kray, 2026-02-18', 'passed', 'Fetching the repository
HEAD is now at 7c41e0d Settings for the new service
npm test
  4 passed'),
  (41, 'Force push to main by Anselm Kray, 2026-02-18', 'passed', 'Fetching the repository
 + 7c41e0d...9d02b6a main -> origin/main (forced update)
HEAD is now at 9d02b6a Settings for the new service
npm test
  4 passed');

INSERT INTO station_keys VALUES
  ('wk_live_b71e90c2d4', 'This key was revoked on 13 January 2026.'),
  ('wk_live_{{flag}}', 'This key is valid. It may read and change 214 stations.');

/** For `e2e/bench/catalogue.ts`: our server over a catalogue of the given size, on either database. */
import type { AddressInfo } from 'node:net';
import { readConfig } from '@drawbridge/tool-server/config';
import { openDatabase } from '@drawbridge/tool-server/database';
import { createLog } from '@drawbridge/tool-server/log';
import { createPasswordHasher } from '@drawbridge/tool-server/password-hash';
import { createBenchApp } from './bench-app.ts';

interface Options {
  /** Without it the embedded database in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
  courses: number;
  /** Rows of activity: of so many people, a year each. */
  days: number;
  password: string;
}
const { databaseUrl, dataDir, courses, days, password } = JSON.parse(process.argv[2] ?? '{}') as Options;

const config = readConfig({ PORT: '0', LOG_LEVEL: 'warn', WRITES_PER_MINUTE: '1000000' });
const log = createLog(config.logLevel);
const database = await openDatabase({ databaseUrl, dataDir }, log);
const app = await createBenchApp({ config, database, log });

const run = (text: string, values: (string | number)[] = []) => database.query({ name: '', text, values });

const TOPICS = `(array['access control','cryptography','injection','logging','supply chain','cloud','browser','sessions'])`;
/** Ten thousand of them at a time: one statement must end within the server's limit. */
const AT_ONCE = 10_000;
for (let from = 0; from < courses; from += AT_ONCE) {
  const span = [from + 1, Math.min(courses, from + AT_ONCE)];
  await run(
    `insert into course (id, type, source, title, description, level, roles, tags, subjects, total_items, total_seconds,
        place, version, search, created_at)
      select 'bench-' || n, 'course', 'company', t.title, t.text, (array['Basic','Intermediate','Advanced'])[1 + n % 3],
        array[(array['Developer','Pentester','DevOps Engineer'])[1 + n % 3]], array[replace(t.topic, ' ', '-')],
        '[{"key":"all","title":"All","order":1}]'::jsonb, 4, 2400, n, '1', to_tsvector('english', t.title || ' ' || t.text), now()
      from generate_series($1::int, $2::int) n,
        lateral (select ${TOPICS}[1 + n % 8] as topic) o,
        lateral (select topic, 'Course ' || n || ' on ' || topic as title,
          'How ' || topic || ' fails in practice, with examples, tests and a fix that holds. Part ' || n % 500 as text) t`,
    span,
  );
  // Three articles and a lab, which is in two hundred courses.
  await run(
    `insert into course_item (course_id, item_id, subject_key, position, title, object_type, target_id, seconds)
      select 'bench-' || n, 'item-' || nth, 'all', nth, 'Item ' || nth, case nth when 4 then 'lab' else 'media' end,
        case nth when 4 then 'lab-' || n % 500 end, 600
      from generate_series($1::int, $2::int) n, generate_series(1, 4) nth`,
    span,
  );
}
await run(
  `insert into course_word select distinct w from course, regexp_split_to_table(lower(title || ' ' || description), '[^a-z0-9]+') w
    where w <> '' and place <= 2000 on conflict do nothing`,
);
const people = Math.ceil(days / 366);
await run(
  `with one as (insert into company (id, name) values (md5('bench')::uuid, 'Bench') returning id)
    insert into person (id, kind, email, company_id)
    select md5('person ' || n)::uuid, 'account', 'person' || n || '@bench.test', one.id from one, generate_series(1, $1::int) n`,
  [people],
);
await run(
  `insert into account (person_id, type, password_hash)
    select md5('person ' || n)::uuid, 'ENT', $1::text from generate_series(1, 2) n`,
  [await createPasswordHasher().hash(password)],
);
for (let from = 0; from < people; from += 200)
  await run(
    `insert into activity_day (person_id, day, activity)
      select md5('person ' || n)::uuid, current_date - d, 1 + (n + d) % 9
      from generate_series($1::int, $2::int) n, generate_series(0, 365) d`,
    [from + 1, Math.min(people, from + 200)],
  );
await run(
  `insert into enrolment (person_id, course_id, enrolled_at)
    select md5('person ' || who)::uuid, 'bench-' || n, now() from generate_series(1, 2) who, generate_series(1, 20) n`,
);
// The second one failed five labs, each with a wrong fix that its author knows.
await run(
  `with attempt as (
      insert into lab_attempt (id, person_id, lab_id, number, content_hash, opened_at)
      select md5('attempt ' || n)::uuid, md5('person 2')::uuid, 'lab-' || n, 1, '', now() from generate_series(1, 5) n
      returning id, person_id
    )
    insert into lab_submission (id, attempt_id, person_id, tenant, files, state, result, submitted_at, graded_at)
    select id, id, person_id, 'bench', '[]', 'graded', '{"trap": {"id": "t", "title": "A wrong fix"}}', now(), now()
    from attempt`,
);
await run('analyze');

app.http.keepAliveTimeout = 60_000;
app.http.listen(0, '127.0.0.1', () => {
  const { port } = app.http.address() as AddressInfo;
  process.send?.({ origin: `http://127.0.0.1:${port}` });
});
process.on('disconnect', () => process.exit(0));

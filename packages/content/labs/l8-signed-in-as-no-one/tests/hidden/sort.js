const mira = await signIn('N1042');
const [victim] = shuffle(sql("SELECT staff_no FROM staff WHERE id <> 'mira-castell'"));
const guess = pick(['a', 'g', 'q', 'w']);
const payloads = [
  `(CASE WHEN (SELECT access_code FROM staff WHERE staff_no=char(${[...victim.staff_no].map((character) => character.charCodeAt(0)).join(',')})) >= char(${guess.charCodeAt(0)}) THEN name ELSE extension END)`,
  'name LIMIT 1',
  '(SELECT count(*) FROM shifts), name',
];
for (const sort of payloads) await mira.get(`/directory?sort=${encodeURIComponent(sort)}`);
expect(events('sql').filter((event) => event.injected.length > 0), 'the column name from the request became part of the statement').toBeEmpty();

const [victim] = shuffle(sql('SELECT staff_no FROM staff WHERE active = 1'));
await client().post('/login', { staff_no: `${victim.staff_no}' --`, code: '' });
await client().post('/login', { staff_no: `${victim.staff_no}'/*`, code: `*/ OR '1` });
await client().post('/login', { staff_no: `${victim.staff_no}';`, code: '' });
blocked('session', 'a session was opened for a person whose code was never given');
expect(events('sql').filter((event) => event.injected.length > 0), 'what was typed became part of the statement, whatever was compared afterwards').toBeEmpty();

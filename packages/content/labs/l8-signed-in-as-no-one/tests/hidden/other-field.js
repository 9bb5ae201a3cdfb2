const text = token(4);
for (const code of [`' OR '${text}'='${text}`, `' OR 1=1 --`, `${text}' OR active=1 LIMIT 1 OFFSET ${number(0, 2)} --`]) {
  await client().post('/login', { staff_no: pick(['N1001', 'N1013', 'nobody']), code });
}
blocked('session', 'a session was opened by what was typed as the code');
expect(events('sql').filter((event) => event.injected.length > 0), 'what was typed became part of the statement, whatever was compared afterwards').toBeEmpty();

// The quote ends the text, OR 1=1 is true for every row, and -- turns the rest into a comment.
await client().post('/login', { staff_no: "' OR 1=1 --", code: '' });
blocked('session', 'a session was opened for somebody who gave neither number nor code');

// {"alg":"none"} and the name of the director, with nothing after the second dot.
const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
await client().get(`/sso?token=${encode({ alg: 'none' })}.${encode({ sub: 'solveig-aune' })}.`);
const claims = { iss: 'https://id.nordvik.example', sub: 'solveig-aune', aud: 'zenith', iat: 1768809600, exp: 1768809900 };
await client().get(`/sso?token=${encode({ alg: 'none', kid: 'nordvik-2026' })}.${encode(claims)}.`);
blocked('session', 'a token without a signature opened a session');

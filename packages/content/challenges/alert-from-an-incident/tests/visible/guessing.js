// The rule that exists: six passwords for one account, within a minute.
for (let guess = 1; guess <= 6; guess++) await client().post('/login', { email: 'tomas@quillfeather.example', password: `Parcel${guess}` }, { headers: { 'x-lab-address': '192.0.2.14' } });
expect(events('mail').length, 'the people on duty should be alerted, once').toBe(1);

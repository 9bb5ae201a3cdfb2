// UNION adds rows of the attacker's choice to the result.
const mira = await signIn('N1042');
const term = "%' UNION SELECT name, home_address, emergency_contact, access_code FROM staff --";
await mira.get(`/directory?q=${encodeURIComponent(term)}`);
blocked('disclosed', "the directory showed other people's private columns");

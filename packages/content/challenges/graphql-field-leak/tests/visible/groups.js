const ada = await signIn('ada@moreau.example');
await ada.request({ method: 'POST', url: '/graphql', json: { query: '{ groups { name members { name phone email } } }' } });
blocked('disclosed', "Ada was sent other members' numbers");

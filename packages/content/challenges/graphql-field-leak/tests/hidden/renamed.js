const ada = await signIn('ada@moreau.example');
const key = token(5);
for (const field of shuffle(['phone', 'email'])) {
  for (const query of [`{ groups { members { x${key}: ${field} } } }`, `{ hikes { leader { id: ${field} } } }`, `{ all: groups { name: id members { city: ${field} name } } }`]) {
    await ada.request({ method: 'POST', url: '/graphql', json: { query } });
  }
}
blocked('disclosed', 'a private field was sent under an alias');

const id = number(100, 999);
sql('INSERT INTO notes VALUES (?, ?, ?)', id, 'bo', `Secret ${token(8)}`);
const ada = await signIn('ada');
for (const query of shuffle(['', '?owner=bo', '?user=bo'])) await ada.get(`/notes/${id}${query}`);
blocked('disclosed', "Ada was sent Bo's note");

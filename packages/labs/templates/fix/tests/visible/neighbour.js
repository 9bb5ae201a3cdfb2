const ada = await signIn('ada');
await ada.get('/notes/2');
blocked('disclosed', "Ada was sent Bo's note");

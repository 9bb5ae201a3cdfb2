// Somebody else's page shows the cabin in an invisible frame, over a button that everybody wants to press.
const lotte = await victim('lotte@maas.example');
await lotte.visitAttacker('<button>Catch the fish</button><iframe src="https://app.test/cabins/2" style="opacity:0"></iframe>');
blocked('framed', 'the site was shown in a frame on evil.example');

const lotte = await victim('lotte@maas.example');
const marks = [];
const code = () => { const mark = token(8); marks.push(mark); return `alert('${mark}')`; };
// Lotte, and a guest who joined today.
const fresh = `${token(8)}@new.example`;
sql("INSERT INTO users SELECT ?, 'Ola Berg', ?, password, role FROM users WHERE id = 'lotte-maas'", `new-${token(6)}`, fresh);
const { password } = accounts.find(({ user }) => user === 'lotte@maas.example');
const guests = [lotte, await victim(fresh, password)];
const ways = [
  `<img src=x onerror="${code()}">`,
  `<svg onload="${code()}"></svg>`,
  `<details open ontoggle="${code()}">x</details>`,
  `<iframe srcdoc="<script>parent.${code()}</script>"></iframe>`,
  `<iframe src="javascript:parent.${code()}"></iframe>`,
  `<style>@keyframes k{}</style><b style="animation-name:k" onanimationstart="${code()}">x</b>`,
  `<a id="lure" href="javascript:${code()}">More pictures</a>`,
  `<p id="bait" onclick="${code()}">More pictures</p>`,
];
sql('UPDATE cabins SET description = ? WHERE id = 2', shuffle(ways).join(''));
for (const guest of guests) {
  const page = await guest.visit('/cabins/2');
  for (const id of ['#bait', '#lure']) {
    if (page.find(id) !== null) await guest.click(id);
  }
}
expect(marks.filter((mark) => ran(mark)), 'a handler, a link or a page within the page ran').toBeEmpty();

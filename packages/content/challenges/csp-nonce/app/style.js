// How the pages look. Nothing to fix in this file.
const STYLE = `
  :root { color-scheme: light; --ink: #2a1a12; --soft: #7b6457; --line: #ead9cb; --rust: #b3391d; --cream: #fff7ee; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--cream); color: var(--ink); font: 16px/1.55 "Trebuchet MS", system-ui, sans-serif; }
  header { background: var(--rust); color: #fff; } header > div, main { max-width: 720px; margin: 0 auto; padding: 14px 20px; } header > div { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; flex-wrap: wrap; } header a { color: #fff; }
  .brand { font-weight: 800; font-size: 20px; text-decoration: none; } .brand b { background: #fff; color: var(--rust); border-radius: 5px; padding: 1px 7px; font-size: 15px; margin-left: 6px; }
  .air { background: #2a1a12; color: #ffe9c9; border-radius: 10px; padding: 9px 14px; margin: 12px 0 20px; } .air b { color: #ff8a5c; margin-right: 6px; } h1 { font-size: 25px; margin: 0 0 12px; }
  ul { list-style: none; margin: 20px 0 0; padding: 0; } li { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 12px 16px; margin-bottom: 10px; overflow-wrap: break-word; } .from { margin: 0; font-weight: 700; color: var(--rust); font-size: 14px; } li div p { margin: 0; }
  label { display: block; font-weight: 700; margin-bottom: 10px; } input, textarea { display: block; width: 100%; margin-top: 4px; font: inherit; font-weight: 400; padding: 8px 11px; border: 1px solid #cdb5a3; border-radius: 8px; background: #fff; color: inherit; } button { font: inherit; font-weight: 700; border: 0; border-radius: 99px; padding: 9px 20px; background: var(--rust); color: #fff; cursor: pointer; } .row { display: flex; gap: 14px; align-items: center; color: var(--soft); } .sheet { max-width: 380px; } :focus-visible { outline: 3px solid #2f7fb5; outline-offset: 2px; }
`;

module.exports = { STYLE };

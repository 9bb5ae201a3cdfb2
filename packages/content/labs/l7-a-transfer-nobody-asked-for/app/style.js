// How Minnow looks. Nothing to fix in this file.
const STYLE = `
  :root { color-scheme: light; --ink: #10243a; --soft: #56697c; --line: #d7e3ea; --water: #0f6f8c; --deep: #0b3c55; --sun: #ffd166; --page: #eaf4f6; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.55 system-ui, "Segoe UI", sans-serif; }
  a { color: var(--water); text-underline-offset: 3px; }
  header { background: var(--deep); color: #fff; } header > div { max-width: 940px; margin: 0 auto; padding: 12px 20px; display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; }
  .brand { display: flex; gap: 9px; align-items: center; color: #fff; text-decoration: none; font-weight: 800; font-size: 19px; letter-spacing: -0.02em; margin-right: auto; }
  .brand i { width: 26px; height: 14px; border-radius: 60% 40% 40% 60%; background: var(--sun); position: relative; } .brand i::after { content: ""; position: absolute; right: -7px; top: 1px; border: 6px solid transparent; border-right-color: var(--sun); border-left: 0; }
  header nav { display: flex; gap: 16px; align-items: center; } header nav a { color: #cfe6ee; text-decoration: none; } header nav a:hover { text-decoration: underline; }
  header button { background: none; border: 1px solid #5f8ea3; padding: 5px 12px; }
  main { max-width: 940px; margin: 0 auto; padding: 24px 20px 60px; display: grid; gap: 18px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr)); align-items: start; }
  .wide { grid-column: 1 / -1; } h1, h2 { letter-spacing: -0.02em; margin: 0 0 10px; } h1 { font-size: 24px; } h2 { font-size: 18px; }
  .card { background: #fff; border: 1px solid var(--line); border-radius: 16px; padding: 20px 22px; } .purse { background: linear-gradient(150deg, #0f6f8c, #0b3c55); color: #fff; border: 0; } .purse h1 { font-weight: 600; font-size: 15px; color: #cfe6ee; }
  .points { font-size: 46px; font-weight: 800; letter-spacing: -0.03em; line-height: 1.1; margin: 0; } .points small { font-size: 16px; font-weight: 600; color: var(--sun); margin-left: 8px; letter-spacing: 0; }
  table { width: 100%; border-collapse: collapse; } td { text-align: left; padding: 9px 6px; border-bottom: 1px solid var(--line); overflow-wrap: break-word; } tr:last-child td { border-bottom: 0; } td:first-child { white-space: nowrap; } .card:has(#send) { grid-row: span 2; } .num { text-align: right; font-variant-numeric: tabular-nums; font-weight: 700; white-space: nowrap; } .in { color: #1c7a46; } .out { color: #a23b2a; }
  label { display: block; font-weight: 600; margin: 0 0 12px; } input { display: block; width: 100%; margin-top: 4px; font: inherit; font-weight: 400; padding: 8px 11px; border: 1px solid #a9bfcb; border-radius: 10px; background: #fff; color: inherit; }
  button, .pay { font: inherit; font-weight: 700; border: 0; border-radius: 99px; padding: 9px 20px; background: var(--water); color: #fff; cursor: pointer; text-decoration: none; display: inline-block; } .pay { padding: 6px 16px; }
  .wrong { background: #fdeae5; color: #8a2a17; border-radius: 10px; padding: 9px 13px; } .soft { color: var(--soft); margin: 0 0 12px; } .login { max-width: 400px; width: 100%; margin: 5vh auto; }
  .small { padding: 12px 16px; margin: 0; } .small main { display: block; padding: 0; }
  :focus-visible { outline: 3px solid #f0943a; outline-offset: 2px; }
`;

module.exports = { STYLE };

/** The hosted page's own look, deliberately unlike the casino's: a player should see that they have left it. */
export const PAGE_CSS = `
:root { color-scheme: light dark; --paper: #f3f5f8; --card: #fff; --ink: #16202c; --soft: #51606f; --line: #d5dce4; --blue: #0a58ca; --on-blue: #fff; --note: #fff4d6; --on-note: #5c4300; }
@media (prefers-color-scheme: dark) { :root { --paper: #10161d; --card: #1a232d; --ink: #eef3f8; --soft: #a8b5c2; --line: #334150; --blue: #7db3ff; --on-blue: #07172b; --note: #3a2f10; --on-note: #ffe3a3; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100svh; display: grid; place-items: center; padding: 16px; background: var(--paper); color: var(--ink); font: 400 16px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 420px; background: var(--card); border: 1px solid var(--line); border-radius: 20px; padding: 24px; box-shadow: 0 20px 50px rgb(0 0 0 / 12%); }
header { display: flex; align-items: center; gap: 12px; }
svg { width: 32px; fill: none; stroke: var(--blue); stroke-width: 2.5; }
h1 { font-size: 20px; margin: 0; } h2 { font-size: 18px; }
.notice { background: var(--note); color: var(--on-note); border-radius: 12px; padding: 12px 16px; margin: 20px 0; }
dl { margin: 0 0 24px; } dl div { display: flex; justify-content: space-between; align-items: baseline; padding: 12px 0; border-bottom: 1px solid var(--line); }
dt { color: var(--soft); } dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; } .amount dd { font-size: 24px; }
form { display: grid; gap: 12px; }
button, a.main { font: inherit; font-weight: 600; min-height: 52px; border-radius: 14px; border: 1px solid var(--line); background: transparent; color: var(--ink); cursor: pointer; display: grid; place-items: center; text-decoration: none; }
.main, a.main { background: var(--blue); color: var(--on-blue); border-color: transparent; }
.quiet { border-color: transparent; color: var(--soft); }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 3px; }
`;

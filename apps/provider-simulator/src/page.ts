import type { SimulatorGame } from './games.ts';
import { TAGS, TEXTS, type PageLanguage } from './page-texts.ts';

/** The game's page. What its script must know stands in one JSON element; nothing of it is a secret. */
export function pageOf(game: SimulatorGame, language: PageLanguage, houseOrigin: string): string {
  const texts = TEXTS[language];
  const settings = JSON.stringify({ game: game.code, house: houseOrigin, tag: TAGS[language], texts });
  const choices = game.choices.map(
    ({ name, paysCenti }, index) => `
      <label class="choice">
        <input type="radio" name="choice" value="${name}"${index === 0 ? ' checked' : ''}>
        <span>${texts.choices[name] ?? name}<small>× ${timesOf(paysCenti, language)}</small></span>
      </label>`,
  );
  return `<!doctype html>
<html lang="${TAGS[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${game.name}</title>
<link rel="stylesheet" href="/game.css">
<script type="module" src="/game.js"></script>
</head>
<body data-game="${game.code}">
<main>
  <button type="button" id="leave" class="leave" aria-label="${texts.leave}">×</button>
  <h1>${game.name}</h1>
  <p class="lead">${texts.lead}</p>
  <div class="scene" id="scene" aria-hidden="true"><span class="lamp"></span><span class="lamp"></span></div>
  <p class="outcome" id="outcome" role="status">&nbsp;</p>
  <form id="table">
    <fieldset class="choices" id="choices"><legend class="hidden">${texts.lead}</legend>${choices.join('')}</fieldset>
    <div class="bar">
      <p class="sum"><span>${texts.balance}</span><span class="figure" id="balance">…</span></p>
      <p class="sum"><span>${texts.stake}</span>
        <span class="stepper">
          <button type="button" id="less" aria-label="${texts.less}">−</button>
          <span class="figure" id="stake">…</span>
          <button type="button" id="more" aria-label="${texts.more}">+</button>
        </span></p>
      <button type="button" id="play" class="play" disabled>${texts.play}</button>
      <button type="button" id="deposit" class="deposit" hidden>${texts.deposit}</button>
    </div>
  </form>
</main>
<script type="application/json" id="settings">${settings.replaceAll('<', '\\u003c')}</script>
</body>
</html>
`;
}

/** `1.96`, and with a comma where one writes so. */
function timesOf(paysCenti: bigint, language: PageLanguage): string {
  const times = `${paysCenti / 100n}.${String(paysCenti % 100n).padStart(2, '0')}`;
  return language === 'en' ? times : times.replace('.', ',');
}

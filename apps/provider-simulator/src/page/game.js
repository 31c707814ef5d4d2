// The game in the house's frame. Speaks to its own server for rounds, and to the page around it by messages.
const { game, house, tag, texts } = JSON.parse(document.getElementById('settings').textContent);
const CHANNEL = 'croupier-game/1';
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const token = new URLSearchParams(location.search).get('token') ?? '';
const element = (id) => document.getElementById(id);

const state = { balanceMinor: 0n, currency: 'EUR', step: 0, unitMinor: 100n, gifts: [] };

/** Only the house may hear us, and only the house is heard: origin and window both. */
const tell = (name, more = {}) => parent.postMessage({ channel: CHANNEL, name, ...more }, house);
addEventListener('message', (event) => {
  if (event.origin !== house || event.source !== parent || event.data?.channel !== CHANNEL) return;
  const { name, currency, amountMinor, isMotionReduced } = event.data;
  if (name === 'start') document.body.classList.toggle('still', Boolean(isMotionReduced));
  if (name === 'balance-changed' && currency === state.currency) show({ balanceMinor: amountMinor });
});

async function ask(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, ...body }),
  }).catch(() => null);
  return response ? response.json().catch(() => ({ refused: 'wallet_away' })) : { refused: 'wallet_away' };
}

function money(minor) {
  const [whole, part] = [minor / 100n, minor % 100n];
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  const sign = { UAH: '₴', EUR: '€', KZT: '₸', RON: 'lei' }[state.currency] ?? state.currency;
  const point = tag === 'en' ? '.' : ',';
  return `${grouped}${point}${String(part).padStart(2, '0')}\u00a0${sign}`;
}

const gift = () => state.gifts.find(({ left }) => left > 0);
const stakeMinor = () => (gift() ? BigInt(gift().stakeMinor) : state.unitMinor * BigInt(STEPS[state.step]));

function show({ balanceMinor }) {
  if (balanceMinor !== undefined) state.balanceMinor = BigInt(balanceMinor);
  element('balance').textContent = money(state.balanceMinor);
  element('stake').textContent = money(stakeMinor());
  element('less').disabled = state.step === 0 || Boolean(gift());
  element('more').disabled = state.step === STEPS.length - 1 || Boolean(gift());
  if (gift()) say(textOf(gift()));
}

/** How many free rounds are left, and what they have won where that is paid at their end. */
function textOf({ left, gatheredMinor }) {
  const text = gatheredMinor === undefined ? texts.free : texts.gathered;
  return text.replace('{count}', String(left)).replace('{amount}', money(BigInt(gatheredMinor ?? 0)));
}

const say = (text) => void (element('outcome').textContent = text);

function refuse(status) {
  const text = {
    insufficient_funds: texts.noMoney,
    player_blocked: texts.blocked,
    limit_reached: texts.blocked,
    bet_limit: texts.blocked,
    play_not_allowed: texts.blocked,
    game_unavailable: texts.blocked,
    session_expired: texts.over,
    session_not_found: texts.over,
  }[status];
  say(text ?? texts.failed);
  element('deposit').hidden = status !== 'insufficient_funds';
  tell('error', { code: status });
}

async function playRound() {
  const stake = stakeMinor();
  const free = gift();
  const choice = new FormData(element('table')).get('choice');
  setBusy(true);
  element('deposit').hidden = true;
  say('\u00a0');
  const roundId = crypto.randomUUID();
  // Before the stake is asked for: from here on the house's bar must not tell the win before we do.
  tell('round-started', { roundId, stakeMinor: String(free ? 0n : stake) });
  const body = { game, roundId, choice, stakeMinor: String(stake), ...(free && { freeRoundsId: free.id }) };
  const startedAt = performance.now();
  const played = await ask('/api/rounds', body);
  if (played.refused) {
    setBusy(false);
    if (played.balanceMinor !== undefined) show(played);
    return refuse(played.refused);
  }
  element('scene').className = 'scene turning';
  const isStill = document.body.classList.contains('still');
  await new Promise((done) =>
    setTimeout(done, isStill ? 0 : Math.max(0, 700 - (performance.now() - startedAt))),
  );
  element('scene').className = `scene ${played.winMinor === '0' ? 'lost' : 'won'}`;
  element('scene').replaceChildren(...played.shown.map(lamp));
  const won = BigInt(played.winMinor);
  if (free) free.left--;
  if (free && played.isGathered) free.gatheredMinor = String(BigInt(free.gatheredMinor) + won);
  show(played);
  say(won > 0n ? texts.won.replace('{amount}', money(won)) : texts.lost);
  tell('round-ended', { roundId, winMinor: played.winMinor });
  tell('balance-changed');
  setBusy(false);
  element('play').focus();
}

function lamp(face) {
  const span = document.createElement('span');
  span.className = `lamp face-${face}`;
  span.textContent = /^[0-9]$/.test(face) ? face : '';
  return span;
}

function setBusy(isBusy) {
  for (const control of document.querySelectorAll('button, input')) control.disabled = isBusy;
  if (!isBusy) show({});
}

async function start() {
  const session = await ask('/api/session', {});
  if (session.refused) return refuse(session.refused);
  const units = { UAH: 100n, EUR: 20n, KZT: 2000n, RON: 100n };
  state.currency = session.currency;
  state.unitMinor = units[session.currency] ?? 100n;
  state.gifts = session.freeRounds;
  show(session);
  element('play').disabled = false;
  tell('ready');
}

// Not a form's submit: the house's frame lets no form be sent.
element('play').addEventListener('click', () => void playRound());
element('deposit').addEventListener('click', () => tell('open-deposit'));
element('leave').addEventListener('click', () => tell('close'));
for (const [id, by] of [
  ['less', -1],
  ['more', 1],
])
  element(id).addEventListener('click', () => {
    state.step = Math.min(STEPS.length - 1, Math.max(0, state.step + by));
    show({});
  });
void start();

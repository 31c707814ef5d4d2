import { manageStudios, type Studios } from './features/play/providers/feature.ts';
import { createCommandLog, reportFailure, runCommand, SetupError } from './operator.ts';
import type { Database } from './platform/database.ts';

const USAGE = `npm run studios -- <command>

  list                                                                  the games of other studios
  add   --provider north --game north-star --name "North Star" --path /play/north-star
  off   --game north-star                                               no new stakes; what is staked is settled
  on    --game north-star
  gift  --game north-star --player 1001 --stake 100 --count 10 [--days 7]   free rounds; the stake in minor units
  report --provider north --day 2026-11-21     what the day (UTC) comes to here, for the provider's own report
  max-win --game north-star --stakes 5000       the most a round can win, as the studio declared it
  held                                          wins above a maximum: they wait for the office, which pays or refuses them
  block --player 1001        unblock --player 1001                      stakes in games of other studios

Where a studio's games are served from, and its keys, stand in PROVIDER_ORIGINS and PROVIDER_SECRETS.`;

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  provider: TEXT,
  game: TEXT,
  name: TEXT,
  path: TEXT,
  player: TEXT,
  day: TEXT,
  stake: TEXT,
  count: TEXT,
  stakes: TEXT,
  days: { type: 'string', default: '7' },
} as const;

type Values = Partial<Record<keyof typeof OPTIONS, string>>;

const COMMANDS: Record<string, (studios: Studios, values: Values) => Promise<string | undefined>> = {
  list: async (studios) => {
    for (const { game, provider, name, launchPath, available } of await studios.list())
      console.log(
        `${available ? 'on ' : 'off'} ${provider.padEnd(16)} ${game.padEnd(24)} ${name} (${launchPath})`,
      );
    return undefined;
  },
  add: (studios, values) =>
    studios.add({
      provider: need(values, 'provider'),
      game: need(values, 'game'),
      name: need(values, 'name'),
      launchPath: need(values, 'path'),
    }),
  on: (studios, values) => studios.setAvailable(need(values, 'game'), true),
  off: (studios, values) => studios.setAvailable(need(values, 'game'), false),
  'max-win': (studios, values) =>
    studios.declareMaximumWin(need(values, 'game'), Number(number(values, 'stakes'))),
  held: async (studios) => {
    const wins = await studios.held();
    for (const win of wins)
      console.log(
        `${win.heldAt.toISOString()} ${win.provider} ${win.transactionId} player ${win.playerId} ${win.game}: ${win.amountMinor} ${win.currency}, above ${win.boundMinor}`,
      );
    if (wins.length === 0) console.log('nothing');
    return undefined;
  },
  block: (studios, values) => studios.setBlocked(number(values, 'player'), true),
  unblock: (studios, values) => studios.setBlocked(number(values, 'player'), false),
  report: async (studios, values) => {
    const totals = await studios.report(need(values, 'provider'), need(values, 'day'));
    if (typeof totals === 'string') return totals;
    for (const { currency, kind, ...sums } of totals)
      console.log(
        `${currency} ${kind}: ${Object.entries(sums)
          .map(([name, sum]) => `${name} ${sum}`)
          .join(', ')}`,
      );
    if (totals.length === 0) console.log('nothing');
    return undefined;
  },
  gift: async (studios, values) => {
    const given = await studios.giveFreeRounds({
      game: need(values, 'game'),
      playerId: number(values, 'player'),
      stakeMinor: number(values, 'stake'),
      count: Number(number(values, 'count')),
      days: Number(number(values, 'days')),
    });
    if (typeof given === 'string') return given;
    console.log(given.freeRoundsId);
    return undefined;
  },
};

function need(values: Values, name: keyof Values): string {
  const value = values[name];
  if (!value) throw new SetupError(`--${name} is missing.\n\n${USAGE}`);
  return value;
}

function number(values: Values, name: keyof Values): bigint {
  const value = need(values, name);
  if (!/^[1-9][0-9]{0,12}$/.test(value)) throw new SetupError(`--${name} must be a whole number above 0.`);
  return BigInt(value);
}

const open = (db: Database, now: () => Date) => manageStudios(db, now, createCommandLog(process.env, now));

/** What an operator does about other studios, on DATABASE_URL's database or the embedded one, while the server runs. */
process.exitCode = await runCommand(
  { name: 'studios', usage: USAGE, options: OPTIONS, commands: COMMANDS, open },
  process.env,
).catch(reportFailure);

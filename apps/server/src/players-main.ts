import { blockAccounts, type AccountDesk } from './features/people/blocks/feature.ts';
import { createCommandLog, reportFailure, runCommand, SetupError } from './operator.ts';

const USAGE = `npm run players -- <command>

  block --player 1001 --reason "why, for people of the house"   closes the account to its player; money stays, no bet is taken
    --days 7                                                    for so long; else until it is unblocked
  unblock --player 1001
  blocked                                                       who is blocked since when, and why`;

const TEXT = { type: 'string' } as const;
const OPTIONS = { player: TEXT, reason: TEXT, days: TEXT } as const;
type Values = Partial<Record<keyof typeof OPTIONS, string>>;
type Command = (desk: AccountDesk, values: Values) => Promise<string | undefined>;

const COMMANDS: Record<string, Command> = {
  block: (desk, values) => desk.block(playerOf(values), values.reason?.trim() ?? '', daysOf(values)),
  unblock: (desk, values) => desk.unblock(playerOf(values)),
  blocked: async (desk) => {
    const rows = await desk.blocked();
    for (const { playerId, since, until, reason } of rows)
      console.log(
        `player ${playerId} since ${since.toISOString()}${until ? ` until ${until.toISOString()}` : ''}: ${reason}`,
      );
    if (rows.length === 0) console.log('nobody');
    return undefined;
  },
};

function playerOf({ player = '' }: Values): bigint {
  if (!/^[1-9][0-9]{0,17}$/.test(player))
    throw new SetupError(`--player is the number of a player.\n\n${USAGE}`);
  return BigInt(player);
}

function daysOf({ days }: Values): number | undefined {
  if (days === undefined) return undefined;
  if (!/^[1-9][0-9]{0,3}$/.test(days)) throw new SetupError(`--days is a number of days.\n\n${USAGE}`);
  return Number(days);
}

/** What an operator does about accounts, on DATABASE_URL's database or the embedded one, while the server runs. */
process.exitCode = await runCommand(
  {
    name: 'players',
    usage: USAGE,
    options: OPTIONS,
    commands: COMMANDS,
    open: (db, now) => blockAccounts(db, now, createCommandLog(process.env, now)),
  },
  process.env,
).catch(reportFailure);

import { COUNTED } from '@croupier/domain/office/figures';
import { figuresDesk, type FigureDifference, type FiguresDesk } from './features/office/figures/feature.ts';
import { createCommandLog, reportFailure, runCommand, SetupError } from './operator.ts';

const USAGE = `npm run figures -- <command>

  rebuild [--from 2026-03-01] [--to 2026-03-31]   counts the figures of these days (of all, where none is named) again from the
                                                  ledger, the rounds, the pay-ins and the players, and tells what was different.
                                                  A day is read in one transaction, while the server runs; it takes as long as
                                                  reading all rounds and transfers once
  test-account --player 1017                      says that people of the house try things with this account: all figures leave
                                                  it out. Counts the days since it was opened again
  no-test-account --player 1017                   takes that back`;

const TEXT = { type: 'string' } as const;
const OPTIONS = { from: TEXT, to: TEXT, player: TEXT } as const;
type Values = Partial<Record<keyof typeof OPTIONS, string>>;

const COMMANDS: Record<string, (desk: FiguresDesk, values: Values) => Promise<string | undefined>> = {
  rebuild: (desk, { from, to }) => {
    const days = {
      ...(from !== undefined && { from: dayOf(from) }),
      ...(to !== undefined && { to: dayOf(to) }),
    };
    return telling((told) => desk.rebuild(days, told));
  },
  'test-account': (desk, { player }) => telling((told) => desk.markTest(playerOf(player), true, told)),
  'no-test-account': (desk, { player }) => telling((told) => desk.markTest(playerOf(player), false, told)),
};

/** Says of each day what was different. */
async function telling(work: (told: Parameters<FiguresDesk['rebuild']>[1]) => Promise<string | undefined>) {
  let different = 0;
  const refusal = await work((day, differences) => {
    different += differences.length;
    console.log(
      `${day}: ${differences.length === 0 ? 'as it was' : `${differences.length} rows were different`}`,
    );
    for (const difference of differences) console.log(`  ${describe(difference)}`);
  });
  if (refusal === undefined && different === 0) console.log('Every row is what it was.');
  return refusal;
}

function playerOf(text: string | undefined): bigint {
  if (!/^[1-9][0-9]{0,17}$/.test(text ?? ''))
    throw new SetupError(`--player takes a player's number.\n\n${USAGE}`);
  return BigInt(text!);
}

function dayOf(text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text);
  if (!isDay) throw new SetupError(`${text} is no day.\n\n${USAGE}`);
  return text;
}

function describe({ region, brand, currency, game, test, before, after }: FigureDifference): string {
  const place = [region, brand, currency, game || 'of no game', ...(test ? ['test accounts'] : [])].join(' ');
  const changed = (['players', ...COUNTED] as const).flatMap((name) =>
    before?.[name] === after?.[name]
      ? []
      : [`${name} ${before?.[name] ?? 'none'} → ${after?.[name] ?? 'none'}`],
  );
  return `${place}: ${changed.join(', ')}`;
}

/** The program of `npm run figures`; the server may run or not. */
process.exitCode = await runCommand(
  {
    name: 'figures',
    usage: USAGE,
    options: OPTIONS,
    commands: COMMANDS,
    open: (db) => figuresDesk(db, createCommandLog(process.env)),
  },
  process.env,
).catch(reportFailure);

import { createCommandLog, onDatabase, reportFailure, SetupError } from './operator.ts';
import { manageFacts, type FactsDesk } from './platform/facts/manage-facts.ts';

const USAGE = `npm run facts -- <command>

  readers                       how far each reader of facts is, and how many it put aside
  parked                        facts that were put aside, oldest first
  again <reader> <n>|all        has a reader try again what it put aside
  replay <reader> <from> <to>   has a reader read positions again: its effects happen again, so take out first what it
                                keeps of them
  forget <reader>               of a reader that no server has any more: the journal is kept for it otherwise`;

const POSITION = /^[1-9][0-9]{0,17}$/;

/** What an operator does about facts, on DATABASE_URL's database or the embedded one, while the server runs. */
async function main(words: string[]): Promise<number> {
  const work = commandOf(words);
  if (!work) {
    console.error(USAGE);
    return 64;
  }
  const refused = await onDatabase({ env: process.env, name: 'facts' }, (db) =>
    work(manageFacts(db, createCommandLog(process.env))),
  );
  if (refused !== undefined) throw new SetupError(refused);
  return 0;
}

type Work = (desk: FactsDesk) => Promise<string | undefined>;

function commandOf([command, reader, from = '', to = '', ...more]: string[]): Work | undefined {
  if (more.length > 0) return undefined;
  if (reader === undefined)
    return command === 'readers' ? tellReaders : command === 'parked' ? tellParked : undefined;
  if (command === 'forget' && from === '') return (desk) => desk.forget(reader);
  if (command === 'again' && to === '' && (from === 'all' || POSITION.test(from)))
    return (desk) => tryAgain(desk, reader, from === 'all' ? undefined : BigInt(from));
  if (command === 'replay' && POSITION.test(from) && POSITION.test(to))
    return (desk) => desk.replay({ reader, from: BigInt(from), to: BigInt(to) });
  return undefined;
}

async function tellReaders(desk: FactsDesk): Promise<undefined> {
  for (const { name, behind, oldestSeconds, parked } of await desk.readers())
    console.log(
      `${name}: ${behind} behind, the oldest ${oldestSeconds.toFixed(1)} s old, ${parked} put aside`,
    );
  return undefined;
}

async function tellParked(desk: FactsDesk): Promise<undefined> {
  const parked = await desk.parked();
  for (const { reader, position, parkedAt, topic, playerId, requestId, error, again } of parked)
    console.log(
      `${reader} ${position} ${parkedAt.toISOString()} ${topic} player ${playerId}, request ${requestId ?? 'none'}: ${error}${again ? ' (tried again soon)' : ''}`,
    );
  if (parked.length === 0) console.log('nothing');
  return undefined;
}

async function tryAgain(desk: FactsDesk, reader: string, position?: bigint): Promise<string | undefined> {
  const asked = await desk.again(reader, position);
  if (typeof asked === 'string') return asked;
  console.log(`${asked} will be tried again`);
  return undefined;
}

process.exitCode = await main(process.argv.slice(2)).catch(reportFailure);

import type { CostView, reckonProgramme as operation } from '@croupier/contract/office/programmes-desk';
import type { InputOf, OutputOf } from '@croupier/contract/kit';
import { formLines } from '@croupier/contract/rewards/programmes';
import type { Currency } from '@croupier/domain/money/amounts';
import { timesCost, type Cost, type Programme } from '@croupier/domain/rewards/programmes';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { overlapsOf } from './deposit-overlaps.ts';
import type { Deed, DeskParts } from './programmes-desk-parts.ts';
import { countPlayers, findProgramme, findVersion } from './programmes-desk-store.ts';

type Body = InputOf<typeof operation>['body'];

/** Computes the cost of a programme: exactly, as far as it gives money; programmes that it leads to cost by their own definitions. */
export async function reckonProgramme(
  { db, clock, kinds }: Pick<DeskParts, 'db' | 'clock' | 'kinds'>,
  name: Deed['name'],
  asked: Body,
): Promise<OutputOf<typeof operation> | Refused<typeof operation>> {
  const kind = kinds.get(name.kind);
  const body = 'body' in asked ? { ...asked.body, ...name } : await bodyOf(db, name, asked.version);
  if (!kind || !body) return refuse('not_found');
  const faults = formLines(kind, body);
  if (faults.length > 0) return refuse('draft_not_whole', { faults });
  const programme = body as unknown as Programme;
  const players = await playersOf(db, programme);
  const each = kind.costOf(programme);
  const all = timesCost(each, players);
  return {
    costs: (Object.keys(each) as Currency[]).map((currency) => viewOf(currency, { each, all, players })),
    overlaps: await overlapsOf(db, programme, clock.now()),
  };
}

async function bodyOf(db: DeskParts['db'], name: Deed['name'], version: number) {
  const row = await findProgramme(db, name);
  return row && (await findVersion(db, row.id, version))?.body;
}

/** As many as may have it: its receivers, or everybody where it is offered. */
async function playersOf(db: DeskParts['db'], { caps, audience }: Programme): Promise<number> {
  const players = await countPlayers(db, audience.regions);
  return Math.min(players, caps.receivers ?? players);
}

function viewOf(
  currency: Currency,
  { each, all, players }: { each: Cost; all: Cost; players: number },
): CostView {
  const textsOf = ({ expectedMinor, worstMinor }: NonNullable<Cost[Currency]>) => ({
    expectedMinor: String(expectedMinor),
    worstMinor: String(worstMinor),
  });
  return {
    currency,
    perPlayer: textsOf(each[currency]!),
    all: { ...textsOf(all[currency]!), players },
    ...{ chanceToFinishMicro: null, method: 'exact', rounds: null, interval: null, inMessage: [] },
  };
}

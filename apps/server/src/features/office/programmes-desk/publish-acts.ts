import type { Currency } from '@croupier/domain/money/amounts';
import { sizeOf, type Cost, type Programme } from '@croupier/domain/rewards/programmes';
import { afterCommit, type Tx } from '../../../platform/database.ts';
import {
  changeIn,
  findBody,
  judgeProgramme,
  lockProgramme,
  publishIn,
} from '../../rewards/programmes/feature.ts';
import type { FourEyesAct } from '../approvals/feature.ts';
import { subjectOf, type DeskParts } from './programmes-desk-parts.ts';
import { isPublished } from './programmes-desk-store.ts';

/** A draft that somebody wants in force. */
export interface Publication {
  readonly kind: string;
  readonly code: string;
  readonly version: number;
  /** Name of the operator who asked for it. */
  readonly by: string;
}

export type Withdrawal = Omit<Publication, 'version'>;

type Parts = Pick<DeskParts, 'clock' | 'kinds' | 'reader'>;
const PERMISSION = 'publish.programmes';

/** Puts a version in force. What it may cost decides who may do so alone. */
export const publishAct = (parts: Parts): FourEyesAct<Publication, 'not_found' | 'conflict'> => ({
  name: PERMISSION,
  subject: subjectOf,
  size: async (input, tx) => {
    const { body, cost } = (await bodyOf(parts, tx, input))!;
    return sizeOf(body, cost);
  },
  show: async (tx, { kind, code, version }) => {
    const found = await bodyOf(parts, tx, { kind, code, version });
    if (!found) return 'not_found';
    const { body, cost, isPublished } = found;
    const now = parts.clock.now();
    const faults = await judgeProgramme(tx, parts.kinds.get(kind)!, { body, now });
    if (isPublished || faults.length > 0) return 'conflict';
    const { schedule, audience, caps } = body;
    return {
      version: String(version),
      ...{ begins: schedule.from, ends: schedule.until ?? null, repeats: schedule.repeats ?? null },
      zone: schedule.zone,
      regions: audience.regions.join(', '),
      budget: caps.budget ? amountsText(caps.budget) : null,
      receivers: caps.receivers === undefined ? null : String(caps.receivers),
      worst: costText(cost),
    };
  },
  carryOut: async (tx, input) => {
    const { status } = await publishIn(tx, parts, input);
    afterCommit(tx, parts.reader.forget);
    return status === 'published' ? undefined : 'conflict';
  },
});

/** Takes a programme back: always with a second person. */
export const withdrawAct = (parts: Parts): FourEyesAct<Withdrawal, 'not_found' | 'conflict'> => ({
  name: 'withdraw.programmes',
  permission: PERMISSION,
  subject: subjectOf,
  show: async (tx, name) => {
    const programme = await lockProgramme(tx, name);
    if (!programme) return 'not_found';
    const { state, latestVersion } = programme;
    return state === 'PUBLISHED' || state === 'PAUSED'
      ? { state, version: String(latestVersion) }
      : 'conflict';
  },
  carryOut: async (tx, input) => {
    const { status } = await changeIn(tx, parts, { ...input, act: 'withdraw' });
    afterCommit(tx, parts.reader.forget);
    return status === 'changed' ? undefined : 'conflict';
  },
});

/** Under the programme's lock: nobody saves or publishes it meanwhile. */
async function bodyOf(
  { kinds }: Parts,
  tx: Tx,
  { kind, code, version }: Omit<Publication, 'by'>,
): Promise<{ body: Programme; cost: Cost; isPublished: boolean } | undefined> {
  const known = kinds.get(kind);
  const programme = await lockProgramme(tx, { kind, code });
  const body = programme && ((await findBody(tx, programme.id, version)) as Programme | undefined);
  if (!known || !body) return undefined;
  return { body, cost: known.costOf(body), isPublished: await isPublished(tx, programme.id, version) };
}

const amountsText = (amounts: Partial<Record<Currency, string>>): string =>
  Object.entries(amounts)
    .map(([currency, minor]) => `${currency} ${minor}`)
    .join(', ');

const costText = (cost: Cost): string | null =>
  amountsText(
    Object.fromEntries(
      Object.entries(cost).map(([currency, { worstMinor }]) => [currency, String(worstMinor)]),
    ),
  ) || null;

import type { BonusOrigin, PlayerBonus } from '@croupier/contract/office/player-desk';
import type { PlayerBonusRow } from './bonuses-list-store.ts';

/** A bonus as the office shows it. */
export function playerBonusView(row: PlayerBonusRow, now: Date): PlayerBonus {
  const isWaiting = row.activatedAt === null && row.state === 'NOT_ACTIVATED';
  const isLate = isWaiting && row.takeBy !== null && row.takeBy <= now;
  const state = isLate ? 'EXPIRED' : row.state;
  const expiresAt = isWaiting ? row.takeBy : row.wagerBy;
  const since = isLate ? row.takeBy! : (row.endedAt ?? row.activatedAt ?? row.createdAt);
  const isOn = state === 'NOT_ACTIVATED' || state === 'ACTIVATED';
  const { wagerMinor, wagerLeftMinor } = row;
  return {
    ...{ id: row.id, code: row.code, version: row.version, title: row.title, type: row.type, state },
    ...{ currency: row.currency, roundsLeft: row.roundsLeft, origin: originOf(row) },
    createdAt: row.createdAt.toISOString(),
    since: since.toISOString(),
    expiresAt: isOn ? (expiresAt?.toISOString() ?? null) : null,
    depositMinor: textOf(row.depositMinor),
    amountMinor: textOf(row.amountMinor),
    wageredMinor: wagerMinor === null || wagerLeftMinor === null ? null : String(wagerMinor - wagerLeftMinor),
    wagerMinor: textOf(wagerMinor),
    winMinor: textOf(row.winMinor),
    convertedMinor: textOf(row.convertedMinor) ?? '0',
    removedMinor: textOf(row.removedMinor) ?? '0',
    mayCancel: state === 'ACTIVATED' || state === 'NOT_ACTIVATED',
  };
}

/** A bonus of a run came by the trigger of its programme; any other says what it came from. */
function originOf({ reference, trigger, hasCodes }: PlayerBonusRow): BonusOrigin {
  const [said] = reference.split(' ');
  switch (said) {
    case 'after':
      return 'series';
    case 'with':
    case 'reward':
    case 'registration':
    case 'birthday':
      return said;
    default:
      if (hasCodes) return 'code';
      return trigger === 'nth-deposit' ? 'deposit' : (trigger ?? 'operator');
  }
}

const textOf = (value: bigint | null): string | null => (value === null ? null : String(value));

import { randomUUID } from 'node:crypto';
import { winOf, type SimulatorGame } from './games.ts';
import type { Draws } from './draws.ts';
import type { Errands } from './errands.ts';
import { askWallet, type WalletAccess, type WalletAnswer } from './wallet.ts';

export interface Play {
  readonly token: string;
  /** The page's own, so that it could say that the round begins. */
  readonly roundId: string;
  readonly game: SimulatorGame;
  readonly choice: string;
  readonly stakeMinor: bigint;
  readonly freeRoundsId?: string | undefined;
}

export type Played =
  | {
      readonly shown: readonly string[];
      readonly winMinor: string;
      /** Undefined while the wallet has not answered the win: it will be told until it does. */
      readonly balanceMinor?: string | undefined;
      /** The win waits for the end of its free rounds, and the balance does not have it before. */
      readonly isGathered: boolean;
    }
  | { readonly refused: string; readonly balanceMinor?: string | undefined };

/**
 * One round: the stake, then the draw, then what it won with the end of the round. A stake whose answer is lost is
 * rolled back and never drawn; a win is told until the wallet has taken it.
 */
export async function play(
  { access, errands, draws }: { access: WalletAccess; errands: Errands; draws: Draws },
  wanted: Play,
): Promise<Played> {
  const { token, roundId, game, stakeMinor, freeRoundsId } = wanted;
  const choice = game.choices.find(({ name }) => name === wanted.choice);
  if (!choice) return { refused: 'choice' };
  const who = await askWallet(access, 'authenticate', { token });
  const { playerId, currency } = who;
  if (who.status !== 'ok' || !playerId || !currency) return refusal(who);
  const transactionId = randomUUID();
  const free = freeRoundsId === undefined ? {} : { freeRoundsId };
  const round = { roundId, game: game.code };
  const stake = { ...round, token, transactionId, currency, amountMinor: String(stakeMinor), ...free };
  const taken = await askWallet(access, 'bet', stake);
  if (taken.http !== 200) {
    const rollback = { ...round, playerId, transactionId: randomUUID(), betTransactionId: transactionId };
    errands.send('rollback', rollback);
    return { refused: 'wallet_away' };
  }
  if (taken.status !== 'ok') return refusal(taken);
  const { shown, right } = draws.draw(game, token);
  const winMinor = String(winOf(stakeMinor, choice, right === choice.name));
  const win = {
    ...round,
    playerId,
    transactionId: randomUUID(),
    currency,
    amountMinor: winMinor,
    endRound: true,
  };
  const paid = await askWallet(access, 'win', win);
  if (paid.status !== 'ok') errands.send('win', win);
  return { shown, winMinor, balanceMinor: paid.balanceMinor, isGathered: paid.outcome === 'gathered' };
}

const refusal = ({ status, http, balanceMinor }: WalletAnswer): Played => ({
  refused: status ?? (http === 0 ? 'wallet_away' : `http_${http}`),
  balanceMinor,
});

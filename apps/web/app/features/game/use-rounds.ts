import { ApiError, type Profile, type Round } from '@croupier/contract';
import type { RoundOutcome } from '@croupier/games';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { House } from './house.ts';
import {
  forgetPendingRound,
  keepPendingRound,
  readPendingRound,
  type RoundRequest,
} from './pending-round.ts';
import { useSettledBalance } from './use-settled-balance.ts';

/** `choosing`: an open round was shown as far as it goes and waits for the player. */
export type Phase = 'ready' | 'waiting' | 'asking' | 'showing' | 'choosing';
export interface Rounds {
  readonly phase: Phase;
  /** The last round that was shown to its end. */
  readonly last: Round | null;
  /** The round that waits for a choice, or is being asked to go on. */
  readonly open: Round | null;
  /** While a round is shown: the balance after the stake and before the win. */
  readonly heldMinor: bigint | null;
  readonly refusal: ApiError | null;
  /** True while no answer comes and the same round is asked for again. */
  readonly unanswered: boolean;
  spin(): void;
  choose(choice: readonly number[]): void;
  /** Shows what became of the open round by other ways than a choice. */
  follow(ask: (signal: AbortSignal) => Promise<Round>): void;
  clearRefusal(): void;
}

/** What shows rounds: the stage of a slot, the board of another game. */
export interface Presenter {
  /** Something moves until `play` or `idle`. */
  spinUp(): void;
  /** Shows a round as far as it is decided; goes on after what was shown of the same round before. */
  play(outcome: RoundOutcome, stakeMinor: bigint): Promise<void>;
  idle(): void;
  skip(stopReels: boolean): void;
}

interface Options {
  readonly game: string;
  readonly house: House | null;
  readonly kind: Profile['gameMoney'];
  readonly stakeMinor: string;
  readonly mode: string;
  /** The choice that goes with the bet, in modes that ask for one. */
  readonly betChoice: readonly number[] | null;
  readonly presenter: Presenter | null;
  readonly minimumCycleMs: number;
  /** Whether a second press may stop turning reels. */
  readonly mayStopReels: boolean;
  onShown(round: Round): void;
}

interface Shown {
  readonly phase: Phase;
  readonly open: Round | null;
  readonly heldMinor: bigint | null;
  readonly refusal: ApiError | null;
  readonly unanswered: boolean;
}
const READY: Shown = { phase: 'ready', open: null, heldMinor: null, refusal: null, unanswered: false };

/** Plays rounds one after another: asks, shows, lets choose, settles the balance. A press while showing shows the end. */
export function useRounds({ game, house, presenter, ...options }: Options): Rounds {
  const settleBalance = useSettledBalance();
  const [shown, setShown] = useState(READY);
  const [last, setLast] = useState<Round | null>(null);
  const work = useRef({ busy: false, startedAtMs: -Infinity, abort: new AbortController() });

  /** Shows an answer; an open round then waits, any other one is over. */
  async function present(round: Round, on: Presenter) {
    const { signal } = work.current.abort;
    const heldMinor = BigInt(round.balanceAfterMinor) - BigInt(round.winMinor);
    setShown({ ...READY, phase: 'showing', open: round.state === 'open' ? round : null, heldMinor });
    await on.play(round.outcome as RoundOutcome, BigInt(round.stakeMinor));
    if (signal.aborted) return;
    settleBalance(round);
    if (round.state === 'open') return setShown({ ...READY, phase: 'choosing', open: round });
    setLast(round);
    options.onShown(round);
    setShown(READY);
  }

  /** Asks and shows the answer; a refusal leaves things as they were before. */
  async function run(before: Shown, ask: (signal: AbortSignal) => Promise<Round>, on: Presenter) {
    const { signal } = work.current.abort;
    work.current.busy = true;
    setShown({ ...before, phase: 'asking', refusal: null });
    try {
      await present(await ask(signal), on);
    } catch (error) {
      if (signal.aborted) return;
      if (!before.open) on.idle();
      setShown({ ...before, refusal: error instanceof ApiError ? error : new ApiError(500, undefined) });
    } finally {
      if (!signal.aborted) work.current.busy = false;
    }
  }

  const unanswered = () => setShown((now) => ({ ...now, unanswered: true }));

  async function playOn(request: RoundRequest, from: House, on: Presenter) {
    on.spinUp();
    await run(
      READY,
      async (signal) => {
        try {
          const round = await from.play(request, signal, unanswered);
          if (from.keeps) forgetPendingRound(from.keeps, game);
          return round;
        } catch (error) {
          if (from.keeps && !signal.aborted) forgetPendingRound(from.keeps, game);
          throw error;
        }
      },
      on,
    );
  }

  async function start() {
    if (!house || !presenter || work.current.busy || shown.open) return;
    work.current.busy = true;
    const { signal } = work.current.abort;
    const earlyMs = work.current.startedAtMs + options.minimumCycleMs - performance.now();
    if (earlyMs > 0) {
      setShown({ ...READY, phase: 'waiting' });
      await new Promise((resolve) => setTimeout(resolve, earlyMs));
      if (signal.aborted) return;
    }
    work.current.startedAtMs = performance.now();
    const { stakeMinor, kind, mode, betChoice } = options;
    const choice = betChoice ? { choice: [...betChoice] } : {};
    const request = { key: crypto.randomUUID(), game, stakeMinor, kind, mode, ...choice };
    if (house.keeps) keepPendingRound(house.keeps, request);
    await playOn(request, house, presenter);
  }

  function follow(ask: (signal: AbortSignal) => Promise<Round>) {
    const { open } = shown;
    if (!presenter || !open || work.current.busy) return;
    void run({ ...READY, phase: 'choosing', open }, ask, presenter);
  }

  function choose(choice: readonly number[]) {
    const { open } = shown;
    if (house && open) follow((signal) => house.step(open, choice, signal, unanswered));
  }

  /** What an earlier visit left: a round that was never answered, or one that waits for a choice. */
  const resume = useEffectEvent(async (on: Presenter, from: House) => {
    const { signal } = work.current.abort;
    const request = from.keeps ? readPendingRound(from.keeps, game) : null;
    if (request) return playOn(request, from, on);
    const open = await from.open(game, signal).catch(() => undefined);
    if (open && !work.current.busy && !signal.aborted) await run(READY, async () => open, on);
  });
  useEffect(() => {
    const current = work.current;
    current.abort = new AbortController();
    current.busy = false;
    if (presenter && house) void resume(presenter, house);
    return () => current.abort.abort();
  }, [presenter, house, game]);

  const spin = () => (shown.phase === 'showing' ? presenter?.skip(options.mayStopReels) : void start());
  return {
    ...shown,
    last,
    spin,
    choose,
    follow,
    clearRefusal: () => setShown((now) => ({ ...now, refusal: null })),
  };
}

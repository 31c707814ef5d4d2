import type { BoardStage } from '@croupier/game-client/board-stage.ts';
import type { BoardStep, Choice, CrashDefinition, Given, RoundOutcome } from '@croupier/games';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lastStep } from '../table/board.ts';
import type { Rounds } from '../table/use-rounds.ts';
import { AutoLeave } from './auto-leave.tsx';
import styles from './flight-table.module.css';
import { LeaveButton } from './leave-button.tsx';
import { PastFlights } from './past-flights.tsx';
import { SeatList } from './seat-list.tsx';
import { useFlight, type FlightNow } from './use-flight.ts';
import { seatOf, useFlightOnStage } from './use-flight-on-stage.ts';
import { useWayOut } from './use-way-out.ts';

interface Props {
  readonly definition: CrashDefinition;
  readonly rounds: Rounds;
  readonly demo: boolean;
  readonly steps: readonly BoardStep[];
  readonly stage: BoardStage | null;
  readonly betChoice: Choice | null;
  onBetChoice(choice: Choice | null): void;
  amountOf(units: number): string;
  /** The sky. */
  readonly children: ReactNode;
}

/** The flight that everyone shares; in a demonstration, one alone that is left where the bet says. */
export function FlightTable({ definition, rounds, demo, steps, stage, amountOf, children, ...bet }: Props) {
  const live = useFlight(definition, !demo);
  const round = rounds.open ?? rounds.shown ?? rounds.last;
  const ownSeat = round && !demo ? seatOf(round.id) : null;
  useFlightOnStage(stage, demo ? null : live, ownSeat);
  const waits = (rounds.open?.outcome as RoundOutcome | undefined)?.open?.asks === 'flight';
  const landed = waits && live.state === 'ended' ? live.flight?.number : undefined;
  const leave = useWayOut(rounds, definition.id, landed);
  const resting = rounds.phase === 'ready';
  return (
    <div className={styles.table} data-state={demo ? 'alone' : live.state}>
      {!demo && <PastFlights past={live.past} />}
      <div className={styles.sky}>
        {children}
        <Said {...{ rounds, demo, live, amountOf }} step={lastStep(steps, 'flight')} isAboard={waits} />
      </div>
      {!demo && <SeatList seats={live.seats} ownSeat={ownSeat} />}
      <div className={styles.hands}>
        <AutoLeave
          definition={definition}
          required={demo}
          disabled={!resting}
          choice={bet.betChoice}
          onChoice={bet.onBetChoice}
        />
        {!demo && (
          <LeaveButton
            live={live}
            isAboard={waits}
            isAsking={rounds.phase !== 'choosing'}
            amountOf={amountOf}
            onLeave={leave}
          />
        )}
      </div>
    </div>
  );
}

interface SaidProps extends Pick<Props, 'rounds' | 'demo' | 'amountOf'> {
  readonly live: FlightNow;
  readonly step: Extract<BoardStep, { kind: 'flight' }> | undefined;
  readonly isAboard: boolean;
}

/** What has happened, in a sentence: seen where the sky does not show it, heard always. */
function Said({ rounds, demo, live, amountOf, step, isAboard }: SaidProps) {
  const t = useTranslations('flights');
  const format = useFormat();
  const times = (centi: number) => `${format.number(centi / 100, 2)}×`;
  const { state, flight } = live;
  const isEnded = demo ? step !== undefined : state === 'ended';
  const endCenti = demo ? step?.crashCenti : flight?.crashCenti;
  const mine = demo || isOf(rounds, flight?.number) ? step : undefined;
  const said = () => {
    if (!isEnded) {
      if (mine?.units) return t('left', { amount: amountOf(mine.units) });
      if (isAboard) return t('aboard');
      return state === 'boarding' ? t('boarding') : state === 'waiting' && !demo ? t('waiting') : '';
    }
    if (mine?.void ?? flight?.void) return t('void');
    if (mine?.units) return t('left', { amount: amountOf(mine.units) });
    if (!demo && flight?.heardCenti) return t('unheard', { times: times(flight.heardCenti) });
    return t('ended', { times: times(endCenti ?? 100) });
  };
  return (
    <output className={styles.said} data-seen={isEnded || undefined} data-testid="flight-said">
      {said()}
    </output>
  );
}

/** Whether the round that was shown last was in this flight. */
function isOf({ last }: Rounds, number: number | undefined): boolean {
  const given = last?.entry.given as Given | undefined;
  return number !== undefined && given?.flight?.number === number;
}

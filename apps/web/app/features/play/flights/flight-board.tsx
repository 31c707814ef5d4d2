import type { Flight } from '@croupier/contract/play/flights';
import type { CrashDefinition, Given, RoundOutcome } from '@croupier/games';
import { Button, buttonClass } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { Rounds } from '../table/use-rounds.ts';
import { AutoLeave } from './auto-leave.tsx';
import { lastStep, type BoardProps } from '../table/board.ts';
import styles from './flight-board.module.css';
import { FlightSky } from './flight-sky.tsx';
import { useFlight } from './use-flight.ts';
import { useWayOut } from './use-way-out.ts';

interface Props extends BoardProps<CrashDefinition> {
  readonly rounds: Rounds;
  readonly demo: boolean;
}

/** The flight that everyone shares; in a demonstration, one alone that is left where the bet says. */
export function FlightBoard({ definition, steps, rounds, demo, piece, amountOf, ...board }: Props) {
  const t = useTranslations('flights');
  const format = useFormat();
  const live = useFlight(definition, !demo);
  const mine = isOfEarlier(rounds, demo ? undefined : live.flight) ? undefined : lastStep(steps, 'flight');
  const centi = demo ? (mine?.crashCenti ?? 100) : live.multiplierCenti;
  const state = demo ? (mine ? 'ended' : 'waiting') : live.state;
  const isVoid = mine ? mine.void : live.flight?.void;
  const heardCenti = mine || demo ? null : (live.flight?.heardCenti ?? null);
  const times = (value: number) => `${format.number(value / 100, 2)}×`;
  const waits = (rounds.open?.outcome as RoundOutcome | undefined)?.open?.asks === 'flight';
  const landed = waits && live.state === 'ended' ? live.flight?.number : undefined;
  const leave = useWayOut(rounds, definition.id, landed);
  return (
    <figure className={styles.figure} data-state={state}>
      <ol className={styles.past} aria-label={t('past')}>
        {(demo ? [] : live.past.slice(0, 8)).map(({ number, crashCenti }) => (
          <li key={number} data-high={(crashCenti ?? 0) >= 1000 || undefined}>
            {times(crashCenti ?? 100)}
          </li>
        ))}
      </ol>
      <FlightSky definition={definition} centi={centi} kite={piece('kite')} />
      <output className={styles.multiplier} data-state={state}>
        {times(centi)}
      </output>
      <p className={styles.say}>
        {state === 'boarding' && t('boarding', { seconds: Math.ceil(live.boardingMs / 1000) })}
        {state === 'ended' && isVoid && t('void')}
        {state === 'ended' &&
          !isVoid &&
          heardCenti === null &&
          (mine?.units ? t('left', { amount: amountOf(mine.units) }) : t('ended'))}
        {state === 'ended' && heardCenti !== null && t('unheard', { times: times(heardCenti) })}
        {state === 'waiting' && t('waiting')}
      </p>
      <div className={styles.hands}>
        {(board.resting || board.betChoice) && (
          <AutoLeave
            definition={definition}
            required={demo}
            disabled={!board.resting}
            choice={board.betChoice}
            onChoice={board.onBetChoice}
          />
        )}
        {waits && live.state === 'flying' && (
          <Button
            look="gold"
            size="large"
            disabled={rounds.phase !== 'choosing'}
            onClick={leave}
            data-testid="leave"
          >
            {t('leave', { amount: amountOf(centi) })}
          </Button>
        )}
        {waits && live.state === 'boarding' && (
          <p className={buttonClass({ look: 'quiet' })}>{t('aboard')}</p>
        )}
      </div>
    </figure>
  );
}

/** Whether the round that was shown last is over and was in a flight before this one: it tells nothing of this one. */
function isOfEarlier({ phase, last }: Rounds, flight: Flight | undefined): boolean {
  const given = last?.entry.given as Given | undefined;
  return phase === 'ready' && flight !== undefined && given?.flight?.number !== flight.number;
}

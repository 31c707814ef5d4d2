import { ApiError, getRound, leaveFlight, type Flight, type Round } from '@croupier/contract';
import {
  flightMsOf,
  maximumCentiOf,
  multiplierAt,
  type CrashDefinition,
  type Given,
  type RoundOutcome,
} from '@croupier/games';
import { Button, buttonClass } from '@croupier/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { call } from '../../lib/api.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import type { Rounds } from '../game/use-rounds.ts';
import { lastStep, type BoardProps } from './board.ts';
import styles from './flight-board.module.css';
import { useFlight } from './use-flight.ts';

const LEAST_CENTI = 101;
const SETTLES_MS = 700;

interface Props extends BoardProps<CrashDefinition> {
  readonly rounds: Rounds;
  readonly demo: boolean;
}

/** The flight that everyone shares; in a demonstration, one alone that is left where the bet says. */
export function FlightBoard({ definition, steps, rounds, demo, piece, amountOf, ...board }: Props) {
  const t = useTranslations('board.flight');
  const format = useFormat();
  const live = useFlight(definition, !demo);
  const mine = isOfEarlier(rounds, demo ? undefined : live.flight) ? undefined : lastStep(steps, 'flight');
  const centi = demo ? (mine?.crashCenti ?? 100) : live.multiplierCenti;
  const state = demo ? (mine ? 'ended' : 'waiting') : live.state;
  const isVoid = mine ? mine.void : live.flight?.void;
  const times = (value: number) => `${format.number(value / 100, 2)}×`;
  const waits = (rounds.open?.outcome as RoundOutcome | undefined)?.open?.asks === 'flight';
  useLanding(rounds, waits && live.state === 'ended' ? live.flight?.number : undefined);
  const leave = () =>
    rounds.follow((signal) =>
      call(leaveFlight, { params: { game: definition.id } }, signal).catch((error) =>
        settled(error, rounds.open, signal),
      ),
    );
  const at = pathOf(definition, centi);
  return (
    <figure className={styles.figure} data-state={state}>
      <ol className={styles.past} aria-label={t('past')}>
        {(demo ? [] : live.past.slice(0, 8)).map(({ number, crashCenti }) => (
          <li key={number} data-high={(crashCenti ?? 0) >= 1000 || undefined}>
            {times(crashCenti ?? 100)}
          </li>
        ))}
      </ol>
      <svg viewBox="0 0 160 90" className={styles.sky} aria-hidden="true">
        <path d={`M6 84Q${at.x * 0.6} 84 ${at.x} ${at.y}`} className={styles.string} />
      </svg>
      <span
        className={styles.kite}
        style={{ insetInlineStart: `${(at.x / 160) * 100}%`, insetBlockStart: `${(at.y / 90) * 100}%` }}
      >
        {piece('kite') ?? <span className={styles.plainKite} />}
      </span>
      <output className={styles.multiplier} data-state={state}>
        {times(centi)}
      </output>
      <p className={styles.say}>
        {state === 'boarding' && t('boarding', { seconds: Math.ceil(live.boardingMs / 1000) })}
        {state === 'ended' && isVoid && t('void')}
        {state === 'ended' &&
          !isVoid &&
          (mine?.units ? t('left', { amount: amountOf(mine.units) }) : t('ended'))}
        {state === 'waiting' && t('waiting')}
      </p>
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
      {waits && live.state === 'boarding' && <p className={buttonClass({ look: 'quiet' })}>{t('aboard')}</p>}
    </figure>
  );
}

/** Whether the round that was shown last is over and was in a flight before this one: it tells nothing of this one. */
function isOfEarlier({ phase, last }: Rounds, flight: Flight | undefined): boolean {
  const given = last?.entry.given as Given | undefined;
  return phase === 'ready' && flight !== undefined && given?.flight?.number !== flight.number;
}

/** Once the flight has ended, asks what became of the round. */
function useLanding(rounds: Rounds, landed: number | undefined): void {
  const ask = useEffectEvent(() => rounds.follow((signal) => settled(undefined, rounds.open, signal)));
  const ready = landed !== undefined && rounds.phase === 'choosing';
  useEffect(() => {
    if (!ready) return undefined;
    const timer = setTimeout(() => ask(), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [ready, landed]);
}

/** The round after it was left too late, or by itself. */
async function settled(error: unknown, open: Round | null, signal: AbortSignal): Promise<Round> {
  const late = error === undefined || (error instanceof ApiError && [404, 409].includes(error.status));
  if (!open || !late) throw error;
  return call(getRound, { params: { id: open.id } }, signal);
}

/** Where to leave by itself: nothing, or a multiplier. */
function AutoLeave({
  definition,
  required,
  disabled,
  choice,
  onChoice,
}: {
  definition: CrashDefinition;
  required: boolean;
  disabled: boolean;
  choice: readonly number[] | null;
  onChoice(choice: readonly number[]): void;
}) {
  const t = useTranslations('board.flight');
  const [text, setText] = useState(required ? '2.00' : '');
  const centi = Math.round(Number(text.replace(',', '.')) * 100);
  const isOk = text === '' ? !required : centi >= LEAST_CENTI && centi <= maximumCentiOf(definition);
  const next = isOk ? (text === '' ? [] : [centi]) : null;
  const tell = useEffectEvent(() => {
    if (next) onChoice(next);
  });
  // Told again when the bet was emptied by somebody else: the field still says what it says.
  const isUntold = choice === null;
  useEffect(() => tell(), [text, isUntold]);
  return (
    <label className={styles.auto}>
      <span>{t('auto')}</span>
      <input
        inputMode="decimal"
        autoComplete="off"
        value={text}
        placeholder="—"
        disabled={disabled}
        aria-invalid={!isOk || undefined}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  );
}

/** The kite's place in a picture of 160 × 90: along, then up, slower and slower. */
function pathOf(definition: CrashDefinition, centi: number): { x: number; y: number } {
  const part = 1 - 1 / (1 + flightMsOf(definition, centi) / 9_000);
  const height = 1 - 100 / Math.max(100, centi || multiplierAt(definition, 0));
  return { x: 10 + 128 * part, y: 82 - 68 * Math.min(1, height) };
}

import { Button, Card, EmptyState, ErrorState, Field, Icon } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { useGameName } from '../../../lib/game-texts.ts';
import type { CheckedFlight } from './check-flight.ts';
import { CheckList } from './check-list.tsx';
import { SeedValue } from './seed-value.tsx';
import { UnheardFlights } from './unheard-flights.tsx';
import styles from './verify.module.css';

/** The one game whose flights everyone shares. */
const GAME = 'high-kite';
const NUMBER = /^[1-9][0-9]{0,8}$/;

/** Checks a flight by its number, for anybody: whoever flew in it and whoever did not. */
export function FlightLookup() {
  const t = useTranslations('fairness.verify.flight');
  const tPage = useTranslations('fairness.page');
  const gameName = useGameName();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [number, setNumber] = useState<string>();
  const checked = useQuery({
    queryKey: ['fairness', 'flight', number ?? null],
    queryFn: async ({ signal }) => (await import('./check-flight.ts')).checkFlight(GAME, number!, signal),
    enabled: number !== undefined,
    retry: false,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = typed.trim();
    setWrong(!NUMBER.test(asked));
    if (!NUMBER.test(asked)) event.currentTarget.querySelector('input')?.focus();
    else if (asked === number) void checked.refetch();
    else setNumber(asked);
  };
  return (
    <Card className={styles.lookup}>
      <h2>{t('title')}</h2>
      <p className={styles.text}>{t('text', { game: gameName(GAME) })}</p>
      <form className={styles.ask} noValidate onSubmit={submit}>
        <Field
          label={t('number')}
          hint={t('hint')}
          name="flight"
          value={typed}
          onChange={(event) => (setTyped(event.target.value), setWrong(false))}
          error={isWrong && t('problem')}
          autoComplete="off"
          inputMode="numeric"
        />
        <Button type="submit" busy={checked.isFetching}>
          {t('submit')}
        </Button>
      </form>
      <div aria-live="polite">
        {checked.isError && (
          <ErrorState
            title={t('errorTitle')}
            text={t('errorText')}
            retryLabel={tPage('retry')}
            onRetry={() => void checked.refetch()}
          />
        )}
        {checked.data === null && (
          <EmptyState
            icon={<Icon name="search" size={28} />}
            title={t('noneTitle', { number: number! })}
            text={t('noneText')}
          />
        )}
        {checked.data && <FlightFound {...checked.data} />}
      </div>
      <UnheardFlights game={GAME} />
    </Card>
  );
}

function FlightFound({ flight, chain, checks }: CheckedFlight) {
  const t = useTranslations('fairness.verify.flight');
  const tCheck = useTranslations('fairness.verify.given');
  const format = useFormat();
  const date = useDate();
  const { number, crashCenti, seed, place } = flight;
  if (seed === null || crashCenti === null) return <p>{t('flying', { number })}</p>;
  const time = date(flight.takesOffAt);
  return (
    <div className={styles.card}>
      <p>
        {t('ended', { number, time, end: format.number(crashCenti / 100, 2) })}
        {flight.void && ` ${t('void')}`}
        {flight.heardCenti !== null &&
          ` ${t('unheard', { times: format.number(flight.heardCenti / 100, 2) })}`}
      </p>
      <CheckList checks={checks.map(({ name, state }) => ({ text: tCheck(name), state }))} />
      <p className={styles.text}>
        {chain.beacon
          ? t('beaconSeed', {
              round: format.number(chain.beacon.round, 0),
              time: date(chain.announcedAt),
            })
          : t('houseSeed')}
      </p>
      <dl className={styles.inputs}>
        <SeedValue name={t('seed')} value={seed} />
        <SeedValue name={t('publicSeed')} value={chain.publicSeed ?? ''} />
        <SeedValue name={t('commitment')} value={chain.commitment} />
        <SeedValue name={t('hashes')} value={String(place + 1)} />
      </dl>
    </div>
  );
}

import type { Round } from '@croupier/contract/play/rounds';
import type { Given } from '@croupier/games';
import { Card } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { CheckList } from './check-list.tsx';
import styles from './verify.module.css';

/**
 * What a round was given, checked against what was public beforehand: a ticket against its pool, a flight against its
 * chain of seeds. Needs no secret of the player's, so it is there before the seeds are changed. Nothing for other rounds.
 */
export function GivenProof({ round }: { round: Round }) {
  const t = useTranslations('fairness.verify.given');
  const tFlight = useTranslations('fairness.verify.flight');
  const { ticket, flight } = (round.entry.given ?? {}) as Given;
  const checks = useQuery({
    queryKey: ['fairness', 'given', round.id],
    queryFn: async () => (await import('./check-given.ts')).checkGiven(round),
    enabled: ticket !== undefined || flight !== undefined,
    // A flight that is still in the air has nothing to check yet.
    staleTime: flight ? 0 : Infinity,
  });
  if (!ticket && !flight) return null;
  const differs = checks.data?.some(({ state }) => state === 'differs');
  const whole = checks.data?.every(({ state }) => state !== 'differs') && !checks.isPending;
  const isFlying = flight && checks.data?.some(({ name, state }) => name === 'chain' && state === 'skipped');
  return (
    <Card
      className={styles.given}
      data-verdict={differs ? 'differs' : whole && !isFlying ? 'agrees' : undefined}
      aria-busy={checks.isPending}
    >
      <h2>{t(ticket ? 'ticketTitle' : 'flightTitle')}</h2>
      {ticket && <p>{t('ticketText', { pool: ticket.pool, serial: ticket.serial })}</p>}
      {flight && <p>{t('flightText', { number: flight.number })}</p>}
      {checks.isPending && <p className={styles.text}>{t('checking')}</p>}
      {checks.isError && <p className={styles.text}>{t('error')}</p>}
      {isFlying && <p className={styles.text}>{tFlight('flying', { number: flight.number })}</p>}
      {checks.data && <CheckList checks={checks.data.map(({ name, state }) => ({ text: t(name), state }))} />}
    </Card>
  );
}

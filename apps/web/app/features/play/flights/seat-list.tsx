import { SEATS_TOLD, type FlightSeat } from '@croupier/contract/play/flights';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './flight-table.module.css';

interface Props {
  readonly seats: readonly FlightSeat[];
  readonly ownSeat: string | null;
}

/** Who is in this flight, and where they left: those who left first, the highest on top. */
export function SeatList({ seats, ownSeat }: Props) {
  const t = useTranslations('flights');
  const format = useFormat();
  const inOrder = seats.toSorted((a, b) => (b.leftCenti ?? 0) - (a.leftCenti ?? 0));
  return (
    <section className={styles.seats} data-testid="seats">
      <h2>{t(seats.length < SEATS_TOLD ? 'seats' : 'seatsOrMore', { count: seats.length })}</h2>
      <ol>
        {inOrder.map(({ seat, player, leftCenti }) => (
          <li key={seat} data-mine={seat === ownSeat || undefined}>
            <span>{seat === ownSeat ? t('you') : player}</span>
            {leftCenti !== null && <b>{format.number(leftCenti / 100, 2)}×</b>}
          </li>
        ))}
      </ol>
    </section>
  );
}

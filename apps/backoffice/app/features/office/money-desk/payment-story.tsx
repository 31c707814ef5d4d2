import type { OutputOf } from '@croupier/contract/kit';
import type { readPayment } from '@croupier/contract/office/money-desk';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Code, Events, Moment } from './facts.tsx';
import styles from './money-desk.module.css';

/** What happened to a payment, in its order: what the provider said, and what of it needs a person. */
export function PaymentStory({ found: { events, findings } }: { found: OutputOf<typeof readPayment> }) {
  const t = useTranslations('money-desk.payments');
  if (events.length === 0 && findings.length === 0) return <p className={styles.note}>{t('noEvents')}</p>;
  return (
    <Events
      label={t('story')}
      columns={(['at', 'said', 'outcome', 'eventId'] as const).map((name) => t(`columns.${name}`))}
    >
      {events.map(({ id, type, outcome, at }) => (
        <tr key={id}>
          <td>
            <Moment at={at} />
          </td>
          <td>
            {t.has(`said.${type.replaceAll('.', '-')}`) ? t(`said.${type.replaceAll('.', '-')}`) : type}
          </td>
          <td>{t(`outcomes.${outcome}`)}</td>
          <td>
            <Code>{id}</Code>
          </td>
        </tr>
      ))}
      {findings.map(({ id, kind, at, eventId, note }) => (
        <tr key={`finding ${id}`}>
          <td>
            <Moment at={at} />
          </td>
          <td>
            <Link to={`/money/queues/payment-findings/${id}`}>{t(`findings.${kind}`)}</Link>
          </td>
          <td>{note ?? t('choices.finding.open')}</td>
          <td>
            <Code>{eventId}</Code>
          </td>
        </tr>
      ))}
    </Events>
  );
}

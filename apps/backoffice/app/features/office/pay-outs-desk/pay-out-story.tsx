import type { OutputOf } from '@croupier/contract/kit';
import type { readPayOut } from '@croupier/contract/office/pay-outs-desk';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Code, Events, Moment } from '../money-desk/facts.tsx';
import { PayOutState } from './pay-out-list.tsx';
import styles from './pay-outs-desk.module.css';

export type FoundPayOut = OutputOf<typeof readPayOut>;

/** What has happened: each state with what the ledger booked for it, and what the provider has said. */
export function PayOutStory({ found }: { found: FoundPayOut }) {
  const t = useTranslations('pay-outs-desk.story');
  return (
    <>
      <section aria-labelledby="pay-out-story">
        <h2 id="pay-out-story" className={styles.heading}>
          {t('title')}
        </h2>
        <Moves found={found} />
      </section>
      <section aria-labelledby="pay-out-said">
        <h2 id="pay-out-said" className={styles.heading}>
          {t('said')}
        </h2>
        <Said found={found} />
      </section>
    </>
  );
}

function Moves({ found: { story, payOut } }: { found: FoundPayOut }) {
  const t = useTranslations('pay-outs-desk.story');
  return (
    <ol className={styles.story}>
      {story.map(({ at, to, ledgerKey }) => (
        <li key={`${at} ${to}`}>
          <Moment at={at} /> <PayOutState state={to} />
          {ledgerKey && (
            <Link to={`/money/ledger/${payOut.playerId}/${ledgerKey}` as never}>{t('booked')}</Link>
          )}
        </li>
      ))}
    </ol>
  );
}

function Said({ found: { events } }: { found: FoundPayOut }) {
  const t = useTranslations('pay-outs-desk.story');
  if (events.length === 0) return <p className={styles.note}>{t('silent')}</p>;
  return (
    <Events
      label={t('said')}
      columns={(['at', 'what', 'outcome', 'id'] as const).map((name) => t(`columns.${name}`))}
    >
      {events.map(({ id, type, outcome, at }) => (
        <tr key={id}>
          <td>
            <Moment at={at} />
          </td>
          <td>{type}</td>
          <td>{t(`outcomes.${outcome}`)}</td>
          <td>
            <Code>{id}</Code>
          </td>
        </tr>
      ))}
    </Events>
  );
}

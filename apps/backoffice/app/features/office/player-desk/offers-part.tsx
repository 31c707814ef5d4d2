import type { OutputOf } from '@croupier/contract/kit';
import { listPlayerOffers } from '@croupier/contract/office/programmes-desk';
import { Badge, EmptyState, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { Icon } from '../../../lib/icon/icon.tsx';
import { useKindText } from '../programmes-desk/known-kinds.ts';
import styles from './overview.module.css';

type Offer = OutputOf<typeof listPlayerOffers>['offers'][number];

const COLUMNS = ['programme', 'kind', 'gives', 'whyNot', 'left'] as const;

/** Each programme in its order: whether it would give to the player at this moment, and why not. */
export function OffersPart({ id }: { id: string }) {
  const t = useTranslations('player-desk.offers');
  const { data, error, refetch } = useQuery(queryOf(listPlayerOffers, { params: { id } }));
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  if (data.offers.length === 0) return <EmptyState icon={<Icon name="gift" />} title={t('empty')} />;
  return (
    <div className={styles.overview}>
      <table className={styles.offers} aria-label={t('title')}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.offers.map((offer) => (
            <Line key={`${offer.kind}/${offer.code}`} offer={offer} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ offer }: { offer: Offer }) {
  const t = useTranslations('player-desk.offers');
  const kindText = useKindText();
  const { kind, code, title, rule, why, mineLeft, deposit } = offer;
  const gives = rule === null && why === null && !deposit?.against;
  return (
    <tr>
      <th scope="row">
        <Link to={`/programmes/${kind}/${code}`}>{title}</Link>
      </th>
      <td>{kindText(kind)}</td>
      <td>
        <Badge tone={gives ? 'win' : 'quiet'}>{gives ? t('yes') : t('no')}</Badge>
      </td>
      <td>
        <WhyNot offer={offer} />
      </td>
      <td>{mineLeft ?? t('unlimited')}</td>
    </tr>
  );
}

/** The rule that keeps the player from it, why it is over, and what comes before it: all may hold. */
function WhyNot({ offer: { rule, why, deposit } }: { offer: Offer }) {
  const t = useTranslations('player-desk.offers');
  return (
    <ul className={styles.lines}>
      {rule && (
        <li>
          {t(`rule.${rule.rule}`)}
          {rule.until && (
            <>
              {` ${t('until')} `}
              <Instant at={rule.until} />
            </>
          )}
        </li>
      )}
      {why && <li>{t(`why.${why}`)}</li>}
      {deposit?.against && (
        <li>{t(`deposit.${deposit.against}`, { nth: deposit.nth ?? 0, first: deposit.first ?? '' })}</li>
      )}
      {deposit && !rule && !why && !deposit.against && <li>{t('deposit.brings')}</li>}
    </ul>
  );
}

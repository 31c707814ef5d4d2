import { ApiError } from '@croupier/contract/kit';
import type { PostalAddress, Purchase, StoreItem } from '@croupier/contract/rewards/store';
import { Button, buttonClass, Dialog, FormFailure } from '@croupier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { isAnswer, newKey } from '../../../lib/new-key.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { Prose } from '../../site/content/prose.tsx';
import { useRewardText } from '../rewards/use-reward-text.ts';
import { AddressFields, EMPTY_ADDRESS, isWhole } from './address-fields.tsx';
import styles from './shelves.module.css';
import { exchange, STORE_KEY } from './store-queries.ts';

interface ExchangeProps {
  item: StoreItem;
  points: number;
  onClose(): void;
}

/** Asks once more before points are taken: what one gets, what it costs, what is left, and of a thing where it goes. */
export function ExchangeDialog({ item, points, onClose }: ExchangeProps) {
  const t = useTranslations('store.dialog');
  const { visitor, profile } = useRootData();
  const queries = useQueryClient();
  // One key for one wish: asked again after a lost answer, nothing is taken twice.
  const key = useRef(newKey());
  const [address, setAddress] = useState<PostalAddress>({
    ...EMPTY_ADDRESS,
    country: countryOf(visitor.region),
  });
  const [tried, setTried] = useState(false);
  const isThing = item.reward.kind === 'thing';
  const buy = useMutation({
    mutationFn: () =>
      exchange({
        ...{ key: key.current, code: item.code, language: visitor.language },
        ...(isThing && { address }),
      }),
    onSettled: () => void askAnew(queries, { queryKey: STORE_KEY }),
    onError: (error) => {
      // What was refused is another wish next time; what was not answered is the same.
      if (isAnswer(error)) key.current = newKey();
    },
  });
  if (!profile) return null;
  const press = () => {
    setTried(true);
    if ((!isThing || isWhole(address)) && !buy.isPending) buy.mutate();
  };
  const bought = buy.data;
  return (
    <Dialog
      title={item.name}
      closeLabel={t('close')}
      onClose={onClose}
      size="small"
      footer={
        bought ? (
          <Button look="primary" wide onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <Button look="primary" wide busy={buy.isPending} onClick={press}>
            <Confirm price={item.price} />
          </Button>
        )
      }
    >
      {bought ? (
        <Bought {...bought} />
      ) : (
        <>
          <Bill item={item} points={points} />
          {isThing && <AddressFields address={address} onChange={setAddress} tried={tried} />}
          <FormFailure>{buy.isError && <Failure error={buy.error} />}</FormFailure>
        </>
      )}
    </Dialog>
  );
}

function Confirm({ price }: { price: number }) {
  const t = useTranslations('store');
  return <>{t('dialog.confirm', { points: t('goods.price', { count: price }) })}</>;
}

function Bill({ item, points }: { item: StoreItem; points: number }) {
  const t = useTranslations('store');
  const rewardText = useRewardText();
  return (
    <>
      <dl className={styles.bill}>
        <dt>{t('dialog.gets')}</dt>
        <dd>{rewardText(item.reward)}</dd>
        <dt>{t('dialog.costs')}</dt>
        <dd>{t('goods.price', { count: item.price })}</dd>
        <dt>{t('dialog.leaves')}</dt>
        <dd>{t('goods.price', { count: Math.max(0, points - item.price) })}</dd>
      </dl>
      {item.terms.length > 0 && (
        <details className={styles.terms} open>
          <summary>{t('dialog.terms')}</summary>
          {item.terms.map((html) => (
            <Prose key={html} html={html} />
          ))}
        </details>
      )}
    </>
  );
}

function Bought({ purchase, points }: { purchase: Purchase; points: number }) {
  const t = useTranslations('store.dialog');
  const { number } = useFormat();
  const { to } = purchase.given;
  return (
    <div role="status" className={styles.bought}>
      <p>{t('done', { item: purchase.name, count: number(points) })}</p>
      {purchase.state === 'ORDERED' && <p>{t('ordered')}</p>}
      {to !== null && to !== '/store' && (
        <Link to={to as `/${string}`} className={buttonClass({ look: 'quiet' })}>
          {t('use')}
        </Link>
      )}
    </div>
  );
}

function Failure({ error }: { error: unknown }) {
  const t = useTranslations('store.dialog');
  const { number } = useFormat();
  if (!(error instanceof ApiError)) return <>{t('failed')}</>;
  if (error.key === 'insufficient_points') {
    const { points = 0, price = 0 } = (error.details ?? {}) as { points?: number; price?: number };
    return <>{t('poor', { missing: number(price - points) })}</>;
  }
  if (error.key !== 'offer_over' && error.key !== 'not_found') return <>{t('failed')}</>;
  const { why } = (error.details ?? {}) as { why?: string };
  const text = why === 'sold_out' ? 'soldOut' : why === 'mine_used' ? 'mineUsed' : 'over';
  return <>{t(text)}</>;
}

/** Where parcels of a region go most often. */
const countryOf = (region: string): string => ({ UA: 'UA', KZ: 'KZ', RO: 'RO' })[region] ?? '';

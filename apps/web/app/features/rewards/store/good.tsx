import type { StoreItem } from '@croupier/contract/rewards/store';
import { Button, buttonClass, Icon, type IconName } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { useRewardText } from '../rewards/use-reward-text.ts';
import styles from './shelves.module.css';

/** The kind's own drawing, where an item has no picture. */
const ICONS = {
  money: 'coins',
  bonus: 'gift',
  points: 'medal',
  attempts: 'drum',
  tickets: 'ticket',
  box: 'chest',
  thing: 'store',
  nothing: 'store',
} as const satisfies Record<StoreItem['reward']['kind'], IconName>;

interface GoodProps {
  item: StoreItem;
  /** Null for a visitor. */
  points: number | null;
  onWant(): void;
}

/** One item on its shelf: what it is, what it costs, and why it cannot be had now. */
export function Good({ item, points, onWant }: GoodProps) {
  const t = useTranslations('store.goods');
  const date = useDate();
  const rewardText = useRewardText();
  const against = useAgainst(item, points);
  const { picture, reward, name, lead, price, left, mineLeft, until } = item;
  return (
    <li className={styles.good} data-testid="good" data-code={item.code}>
      <span className={styles.plank}>
        {picture === '' ? (
          <span className={styles.drawing}>
            <Icon name={ICONS[reward.kind]} size={56} />
          </span>
        ) : (
          <img src={`/media/${picture}`} alt="" width={120} height={100} loading="lazy" />
        )}
      </span>
      <div className={styles.label}>
        <h2 className={styles.name}>{name}</h2>
        {reward.kind !== 'thing' && <p className={styles.reward}>{rewardText(reward)}</p>}
        <p>{lead}</p>
        <ul className={styles.bounds}>
          {left !== null && left > 0 && <li>{t('left', { count: left })}</li>}
          {mineLeft !== null && mineLeft > 0 && <li>{t('mineLeft', { count: mineLeft })}</li>}
          {until !== null && <li>{t('until', { date: date(until) })}</li>}
        </ul>
        <p className={styles.price}>{t('price', { count: price })}</p>
        {points === null ? (
          <Link to="/login" className={buttonClass({ look: 'quiet' })}>
            {t('signIn')}
          </Link>
        ) : (
          <>
            <Button look="primary" disabled={against !== undefined} onClick={onWant}>
              {t('buy')}
              <span className="visually-hidden">: {name}</span>
            </Button>
            {against && <p className={styles.against}>{against}</p>}
          </>
        )}
      </div>
    </li>
  );
}

/** Says in a sentence why the player cannot have it now. */
function useAgainst({ left, mineLeft, price, rule }: StoreItem, points: number | null): string | undefined {
  const t = useTranslations('store.goods');
  const rules = useTranslations('rewards.rule');
  const { number } = useFormat();
  if (points === null) return undefined;
  if (rule) return rules(rule.rule);
  if (left === 0) return t('soldOut');
  if (mineLeft === 0) return t('mineUsed');
  return points < price ? t('missing', { missing: number(price - points) }) : undefined;
}

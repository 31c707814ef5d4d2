import { instantOf, LOCAL_TIME_PATTERN } from '@croupier/domain/rewards/programmes';
import { REGION_TIME_ZONES } from '@croupier/domain/site/regions';
import { Icon, type IconName } from '@croupier/ui';
import type { Draft } from './draft.ts';
import { DraftPicture } from './draft-picture.tsx';
import styles from './programme-preview.module.css';
import { rewardText, type Reader } from './reader.ts';
import { Conditions, Text } from './texts.tsx';

/** The kind's own drawing, where an item has no picture. */
const ICONS: Readonly<Record<string, IconName>> = {
  ...{ money: 'coins', bonus: 'gift', points: 'medal', attempts: 'drum' },
  ...{ tickets: 'ticket', box: 'chest', thing: 'store', nothing: 'store' },
};

/** An item as it stands on its shelf in the store, with the conditions that are read before it is bought. */
export function StoreItemLook({ draft, reader }: { draft: Draft; reader: Reader }) {
  const { say, language } = reader;
  const { terms = {}, texts, picture = '', caps } = draft;
  const { reward, price = 0, stock } = terms;
  const until = untilOf(draft, reader);
  return (
    <div className={styles.good}>
      <span className={styles.plank}>
        {picture === '' ? (
          <span className={styles.drawing}>
            <Icon name={ICONS[reward?.kind ?? ''] ?? 'store'} size={56} />
          </span>
        ) : (
          <DraftPicture name={picture} />
        )}
      </span>
      <div className={styles.label}>
        <h3>
          <Text text={texts?.[language]?.title} name="title" />
        </h3>
        {reward?.kind !== 'thing' && <p className={styles.gold}>{rewardText(reward, reader)}</p>}
        <p>
          <Text text={texts?.[language]?.lead} name="lead" />
        </p>
        <ul className={styles.bounds}>
          {stock !== undefined && <li>{say('store.goods.left', { count: stock })}</li>}
          {caps?.perPlayer !== undefined && <li>{say('store.goods.mineLeft', { count: caps.perPlayer })}</li>}
          {until && <li>{say('store.goods.until', { date: until })}</li>}
        </ul>
        <p className={styles.price}>{say('store.goods.price', { count: price })}</p>
        <p className={styles.button}>{say('store.goods.buy')}</p>
      </div>
      <div className={styles.conditions}>
        {reward?.kind === 'thing' && (
          <p>
            {say('store.dialog.gets')}: <Text text={rewardText(reward, reader)} name="name" />
          </p>
        )}
        <h4>{say('store.dialog.terms')}</h4>
        <Conditions draft={draft} reader={reader} />
      </div>
    </div>
  );
}

/** The end of the offer by the region's clocks; of one that repeats the end of a run is not known here. */
export function untilOf({ schedule }: Draft, { region, format }: Reader): string | undefined {
  const { until, zone = 'region', repeats } = schedule ?? {};
  if (until === undefined || repeats !== undefined || !new RegExp(LOCAL_TIME_PATTERN).test(until))
    return undefined;
  try {
    const own = REGION_TIME_ZONES[region];
    return format.date(instantOf(until, zone === 'region' ? own : zone), 'dateTime', own);
  } catch {
    // A zone that is being typed is none yet.
    return undefined;
  }
}

import { LANGUAGE_TAGS } from '@croupier/domain/site/regions';
import { Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import type { Draft } from './draft.ts';
import { DraftPicture } from './draft-picture.tsx';
import styles from './programme-preview.module.css';
import { rewardText, type Reader } from './reader.ts';
import { untilOf } from './store-item-look.tsx';
import { Conditions, Text } from './texts.tsx';

/** A magic box before it is opened: what it says, how often it is opened, and the odds of what is in it. */
export function MagicBoxLook({ draft, reader }: { draft: Draft; reader: Reader }) {
  const { say, language } = reader;
  const { terms = {}, texts, picture = '' } = draft;
  const until = untilOf(draft, reader);
  return (
    <div className={styles.card}>
      <h3>
        <Text text={texts?.[language]?.title} name="title" />
      </h3>
      <p>
        <Text text={texts?.[language]?.lead} name="lead" />
      </p>
      <span className={styles.felt}>
        {picture === '' ? <Icon name="chest" size={96} /> : <DraftPicture name={picture} />}
      </span>
      <p className={styles.button}>{say('bonus-promotions.open')}</p>
      <p>{say('bonus-promotions.attempts', { count: terms.perDay ?? 0 })}</p>
      {until && <p className={styles.bounds}>{say('bonus-promotions.until', { date: until })}</p>}
      <Odds draft={draft} reader={reader} />
      <Conditions draft={draft} reader={reader} />
    </div>
  );
}

function Odds({ draft, reader }: { draft: Draft; reader: Reader }) {
  const t = useTranslations('programme-preview');
  const { say, language } = reader;
  const loot = draft.terms?.loot ?? [];
  const total = loot.reduce((sum, { weight = 0 }) => sum + weight, 0);
  const chance = new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return (
    <>
      <h4>{say('bonus-promotions.inside')}</h4>
      <table className={styles.odds}>
        <thead>
          <tr>
            <th scope="col">{say('bonus-promotions.prize')}</th>
            <th scope="col">{say('bonus-promotions.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {loot.map(({ weight = 0, reward, stock }, place) => (
            <tr key={place}>
              <td>
                {rewardText(reward, reader) ?? <span className={styles.lacks}>{t('lacks.reward')}</span>}
                {stock !== undefined && <small> {say('bonus-promotions.left', { count: stock })}</small>}
              </td>
              <td>{total > 0 ? chance.format(weight / total) : '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

import { LANGUAGE_TAGS } from '@croupier/domain/site/regions';
import { useTranslations } from 'use-intl';
import { amountOf, type Draft } from './draft.ts';
import { linesOf } from './earning-look.tsx';
import styles from './programme-preview.module.css';
import { rewardText, type Reader } from './reader.ts';
import { untilOf } from './store-item-look.tsx';
import { Conditions, Heading, Text } from './texts.tsx';

interface LookProps {
  readonly draft: Draft;
  readonly reader: Reader;
}

/** A workshop before its player has a part: which parts come with which chance, and what is assembled of them. */
export function WorkshopLook({ draft, reader }: LookProps) {
  const { say } = reader;
  const until = untilOf(draft, reader);
  return (
    <div className={styles.card}>
      <Heading draft={draft} reader={reader} />
      <Parts draft={draft} reader={reader} />
      <Goal draft={draft} reader={reader} />
      <h4>{say('bonus-promotions.workshop.recipes')}</h4>
      <Recipes draft={draft} reader={reader} />
      {until && <p className={styles.bounds}>{say('bonus-promotions.workshop.until', { date: until })}</p>}
      <Conditions draft={draft} reader={reader} />
    </div>
  );
}

function Parts({ draft, reader: { say, language } }: LookProps) {
  const { parts = [] } = draft.terms ?? {};
  const names = draft.texts?.[language]?.parts ?? {};
  const total = parts.reduce((sum, { weight = 0 }) => sum + weight, 0);
  const chance = new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return (
    <ul>
      {parts.map(({ code = '', weight = 0 }, place) => (
        <li key={place}>
          <Text text={names[code]} name="name" />{' '}
          {total > 0 && say('bonus-promotions.workshop.chance', { chance: chance.format(weight / total) })}
        </li>
      ))}
    </ul>
  );
}

/** How a part comes. */
function Goal({ draft, reader }: LookProps) {
  const { say, currency, format } = reader;
  const { target } = draft.terms?.goal ?? {};
  const amount = typeof target === 'number' ? undefined : amountOf(target, currency);
  return (
    <>
      <h4>{say('bonus-promotions.workshop.next')}</h4>
      <p>
        {typeof target === 'number' && say('earning.progressRounds', { current: 0, target })}
        {amount !== undefined && format.money(amount, currency)}
      </p>
      {linesOf(draft, reader).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

function Recipes({ draft, reader }: LookProps) {
  const t = useTranslations('programme-preview');
  const { say, language } = reader;
  const { parts: names = {}, recipes: called = {} } = draft.texts?.[language] ?? {};
  return (draft.terms?.recipes ?? []).map(({ code = '', needs = [], reward }, place) => (
    <div key={place}>
      <p className={styles.button}>
        {say('bonus-promotions.workshop.assemble', { name: called[code] ?? code })}
      </p>
      <p>{rewardText(reward, reader) ?? <span className={styles.lacks}>{t('lacks.reward')}</span>}</p>
      <ul>
        {needs.map(({ part = '', count = 0 }, index) => (
          <li key={index}>
            {say('bonus-promotions.workshop.need', { part: names[part] ?? part, have: 0, need: count })}
          </li>
        ))}
      </ul>
    </div>
  ));
}

import { Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { CheckList } from './check-list.tsx';
import type { CheckedLoot, LootRowView } from './check-loot.ts';
import { SeedValue } from './seed-value.tsx';
import styles from './verify.module.css';

const MICRO = 1_000_000;
const CHANCE_DIGITS = 4;

/** Shows the result of checking a draw: the comparison, the table with its chances, and the number that decided. */
export function LootResult({ request, verification, checks, rows }: CheckedLoot) {
  const t = useTranslations('fairness.verify');
  const format = useFormat();
  const agrees = checks.every(({ state }) => state === 'agrees');
  const { word, n, result, block, index } = verification.draw;
  const { domain, clientSeed, nonce, version, serverSeed } = request;
  return (
    <>
      <div className={styles.verdict} data-verdict={agrees ? 'agrees' : 'differs'}>
        <h2>
          <Icon name={agrees ? 'check' : 'warning'} size={28} />
          {t(agrees ? 'allGood' : 'bad')}
        </h2>
        <p>{t(agrees ? 'loot.goodText' : 'loot.badText')}</p>
        <CheckList checks={checks.map(({ name, state }) => ({ text: t(`loot.checks.${name}`), state }))} />
      </div>
      <div className={styles.card}>
        <h3>{version === undefined ? t('loot.table') : t('loot.tableVersion', { version })}</h3>
        <LootTable rows={rows} />
        <dl className={styles.inputs}>
          <SeedValue name={t('loot.tableHash')} value={verification.tableHash} />
          <SeedValue name={t('fingerprint')} value={verification.commitment} />
          <SeedValue name={t('key')} value={serverSeed} />
          <SeedValue name={t('message')} value={`${domain}:${clientSeed}:${nonce}:${block}`} />
          <SeedValue name={`${t('drawBlock')} ${block}.${index}`} value={String(word)} />
        </dl>
        <p className={styles.text}>
          {t('loot.number', { total: format.number(n), result: format.number(result) })}
        </p>
      </div>
    </>
  );
}

/** Scrolls sideways on a phone, so it takes the focus for the arrow keys. */
function LootTable({ rows }: { rows: readonly LootRowView[] }) {
  const t = useTranslations('fairness.verify.loot');
  const format = useFormat();
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('table')}>
      <table className={styles.draws} data-explained>
        <thead>
          <tr>
            {(['place', 'prize', 'weight', 'chance', 'mark'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ reward, weight, chance, isDrawn, isGiven }, place) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              <td>
                <code>{reward}</code>
              </td>
              <td>{format.number(weight)}</td>
              <td>{format.percent(chance * MICRO, CHANCE_DIGITS)}</td>
              <td>
                <strong>{[isDrawn && t('drawn'), isGiven && t('given')].filter(Boolean).join(' · ')}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { STOP_PACKS, STOP_TERMS } from '@croupier/domain/people/exclusions';
import { LIMIT_TERMS, type LimitRule } from '@croupier/domain/people/limits';
import { nextProof, UNLOCKS, unlocksOf } from '@croupier/domain/people/documents';
import {
  bindingPlace,
  placesOf,
  rulesInForce,
  type RegionPack,
  type RulePlaces,
} from '@croupier/domain/site/regions';
import { Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useUnlockWords } from '../../people/documents/use-unlock-words.ts';
import styles from './rules-in-force.module.css';
import { useRuleWords } from './use-rule-words.ts';

/** Every rule that holds at these places together, by what it is about; of several places whose each rule is. */
export function RuleCards({ places }: { places: RulePlaces }) {
  const t = useTranslations('rules-in-force');
  const regionName = useTranslations('settings.regions');
  const pack = rulesInForce(places);
  const groups = useRuleWords()(pack);
  const areMany = placesOf(places).length > 1;
  return (
    <div className={styles.cards}>
      {groups.map(({ group, rules }) => (
        <Card key={group} className={styles.card}>
          <h2>{t(`groups.${group}`)}</h2>
          <dl className={styles.rules}>
            {rules.map(({ rule, value }) => (
              <div key={rule}>
                <dt>{t(`rules.${rule}`)}</dt>
                <dd>{value}</dd>
                {areMany && (
                  <dd className={styles.whose}>
                    {t('bindsBy', { region: regionName(bindingPlace(places, rule)) })}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </Card>
      ))}
      <Levels places={places} />
      <Limits pack={pack} />
      <Stops pack={pack} />
      <Everywhere />
    </div>
  );
}

const LEVELS = [1, 2, 3] as const;

function Levels({ places }: { places: RulePlaces }) {
  const t = useTranslations('rules-in-force');
  const steps = useTranslations('documents.standing.steps');
  const words = useUnlockWords(places);
  return (
    <Card className={styles.card}>
      <h2>{t('groups.levels')}</h2>
      <dl className={styles.rules}>
        {UNLOCKS.map((unlock) => (
          <div key={unlock}>
            <dt>{words.nameOf(unlock)}</dt>
            <dd>{words.from(unlock, unlocksOf(places, 0))}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.list}>
        {LEVELS.map((level) => (
          <li key={level}>{t('levelNote', { level, asks: steps(nextProof(level - 1) as 'identity') })}</li>
        ))}
      </ul>
      <Link to="/documents" className={styles.link}>
        {t('toDocuments')}
      </Link>
    </Card>
  );
}

function Limits({ pack }: { pack: RegionPack }) {
  const t = useTranslations('rules-in-force');
  const limits = useTranslations('limits');
  const offered = Object.entries(LIMIT_TERMS[pack.id].offered) as [LimitRule, readonly 'day'[]][];
  return (
    <Card className={styles.card}>
      <h2>{t('groups.limits')}</h2>
      <dl className={styles.rules}>
        {offered.map(([rule, spans]) => (
          <div key={rule}>
            <dt>{limits(`rules.${rule}.name`)}</dt>
            <dd>{spans.map((span) => limits(`periods.${span}`)).join(' · ')}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t(pack.limitFirst ? 'limitFirst' : 'limitFree')}</p>
      <Link to="/profile/play-safely#limits" className={styles.link}>
        {t('toLimits')}
      </Link>
    </Card>
  );
}

function Stops({ pack }: { pack: RegionPack }) {
  const t = useTranslations('rules-in-force');
  const stops = useTranslations('exclusions');
  const { terms, checkMinutes, checkMinutesAtFirst } = STOP_PACKS[pack.id];
  const namesOf = (kind: 'break' | 'exclusion') =>
    terms
      .filter((term) => STOP_TERMS[term].kind === kind)
      .map((term) => stops(`terms.${term}`))
      .join(' · ');
  return (
    <Card className={styles.card}>
      <h2>{t('groups.stops')}</h2>
      <dl className={styles.rules}>
        <div>
          <dt>{t('stops.break')}</dt>
          <dd>{namesOf('break')}</dd>
        </div>
        <div>
          <dt>{t('stops.exclusion')}</dt>
          <dd>{namesOf('exclusion')}</dd>
        </div>
        <div>
          <dt>{t('stops.checks')}</dt>
          <dd>{t('stops.checkMinutes', { often: checkMinutes.join(', '), first: checkMinutesAtFirst })}</dd>
        </div>
      </dl>
      <Link to="/profile/play-safely" className={styles.link}>
        {t('toStops')}
      </Link>
    </Card>
  );
}

const EVERYWHERE = ['limits', 'stops', 'rounds', 'money', 'losses', 'moves'] as const;

function Everywhere() {
  const t = useTranslations('rules-in-force');
  return (
    <Card className={styles.card}>
      <h2>{t('groups.everywhere')}</h2>
      <ul className={styles.list}>
        {EVERYWHERE.map((key) => (
          <li key={key}>{t(`everywhere.${key}`)}</li>
        ))}
      </ul>
    </Card>
  );
}

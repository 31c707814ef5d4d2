import type { Profile } from '@croupier/contract/people/players';
import { taxNumberAsked } from '@croupier/domain/people/personal';
import { Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useDate } from '../../../lib/format/use-format.ts';
import styles from './personal.module.css';

/** What the house knows of the player, and what of it stays as it is. */
export function PersonalDetails({ profile }: { profile: Profile }) {
  const t = useTranslations('personal');
  const date = useDate();
  const { firstName, secondName, lastName, sex, birthday, email, phone, username } = profile;
  const fullName = [firstName, secondName, lastName].filter((name) => name !== null).join(' ');
  const asked = taxNumberAsked(profile.region);
  const rows = [
    { name: t('fields.fullName'), value: fullName },
    { name: t('fields.sex'), value: sex && t(`sexes.${sex}`) },
    {
      name: t('fields.birthday'),
      value: birthday && date(`${birthday}T00:00:00Z`, 'date', 'UTC'),
      locked: birthday !== null && t('locked.birthday'),
    },
    { name: t('fields.username'), value: username, isKept: username === null },
    { name: t('fields.email'), value: email },
    { name: t('fields.phone'), value: phone },
    ...(asked ? [{ name: t(`fields.${asked}`), value: profile.taxNumber }] : []),
    {
      name: t('fields.verified'),
      value: t('verified.at', { status: t(`verified.${profile.verifyStatus}`), level: profile.verifyLevel }),
      to: '/documents' as const,
    },
    { name: t('fields.id'), value: profile.id },
  ].filter(({ isKept }) => !isKept);
  return (
    <dl className={styles.details}>
      {rows.map(({ name, value, locked, to }) => (
        <div key={name} className={styles.detail}>
          <dt>{name}</dt>
          <dd>
            {value || <span className={styles.none}>{t('none')}</span>}
            {to && (
              <Link to={to} className={styles.way}>
                {t('verified.toDocuments')}
              </Link>
            )}
            {locked && (
              <span className={styles.locked}>
                <Icon name="lock" size={16} /> {locked}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { buttonClass, Icon, type IconName } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import styles from './error-page.module.css';

interface Props {
  readonly title: string;
  readonly text: string;
  /** The drawing of the list it would be in. */
  readonly picture: string;
  /** Where the others are. */
  readonly list: { readonly to: `/${string}`; readonly label: string; readonly icon: IconName };
}

/** One of a list that is not there: says so in the list's own words and leads back to it, or home. Its page answers 404. */
export function MissingItem({ title, text, picture, list }: Props) {
  const t = useTranslations('errors');
  return (
    <div className={styles.page}>
      <img className={styles.scene} src={picture} alt="" width={480} height={360} />
      <p className={styles.status}>{t('status', { status: '404' })}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Link to={list.to} className={buttonClass({ look: 'primary' })}>
          <Icon name={list.icon} size={20} />
          {list.label}
        </Link>
        <span className={styles.or}>{t('or')}</span>
        <Link to="/" className={buttonClass({})}>
          {t('toHome')}
        </Link>
      </div>
    </div>
  );
}

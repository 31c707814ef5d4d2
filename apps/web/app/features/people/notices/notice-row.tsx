import type { Notice } from '@croupier/contract/people/notices';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { CategoryIcon } from './icons.tsx';
import { NoticeText } from './notice-text.tsx';
import styles from './notices.module.css';

interface Props {
  notice: Notice;
  /** A look: its first words, and its time with the day. Otherwise all of it, in a list that says the day. */
  brief?: boolean;
  /** It was pressed, and leads somewhere. */
  onTake(): void;
  children?: ReactNode;
}

/** One thing that the house told. All of it leads to where it is about, if anywhere. */
export function NoticeRow({ notice, brief = false, onTake, children }: Props) {
  const t = useTranslations('notices');
  const date = useDate();
  const { category, title, text, action, at, seen } = notice;
  return (
    <li className={styles.row} data-unseen={!seen || undefined}>
      <span className={styles.icon}>
        <CategoryIcon category={category} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {action ? (
            <Link to={action.to as `/${string}`} className={styles.cover} onClick={onTake}>
              {title}
            </Link>
          ) : (
            title
          )}
          {!seen && (
            <span className={styles.dot}>
              <span className="visually-hidden"> {t('new')}</span>
            </span>
          )}
        </p>
        <div className={styles.text}>
          {brief ? <p>{text.split('\n\n')[0]}</p> : <NoticeText text={text} />}
        </div>
        <div className={styles.foot}>
          <span>
            <span className="visually-hidden">{t(`categories.${category}`)}. </span>
            <time dateTime={at}>{date(at, brief ? 'dateTime' : 'time')}</time>
          </span>
          {action && (
            <span className={styles.leads} aria-hidden="true">
              {action.label}
            </span>
          )}
          {children}
        </div>
      </div>
    </li>
  );
}

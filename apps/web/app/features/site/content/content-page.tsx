import { buttonClass } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { Picture } from '../../../lib/picture.tsx';
import { ContentCards } from './content-cards.tsx';
import styles from './content-page.module.css';
import { ContentSteps } from './content-steps.tsx';
import { Faqs } from './faqs.tsx';
import type { LoadedPage } from './load-page-data.ts';
import { Prose } from './prose.tsx';

interface ContentPageProps {
  readonly page: LoadedPage;
  /** In place of the page's picture. */
  readonly hero?: ReactNode;
  /** The mechanic's own part: its lists, or what is said while they are empty. */
  readonly children?: ReactNode;
}

/** A page that content fills: title and picture, what the feature itself shows, then steps, cards, prose and questions. */
export function ContentPage({ page, hero, children }: ContentPageProps) {
  const t = useTranslations('content');
  const date = useDate();
  return (
    <article className={styles.page}>
      <ContentHeader page={page} hero={hero} />
      {children}
      {page.steps.length > 0 && <ContentSteps title={t('steps')} steps={page.steps} />}
      {page.cards.length > 0 && <ContentCards cards={page.cards} />}
      {(page.html !== '' || page.updated !== undefined) && (
        <section className={styles.prose}>
          {page.updated !== undefined && (
            <p className={styles.updated}>{t('updated', { date: date(page.updated, 'date', 'UTC') })}</p>
          )}
          <Prose html={page.html} />
        </section>
      )}
      {page.faqs.length > 0 && <Faqs title={t('faqs')} faqs={page.faqs} />}
    </article>
  );
}

interface ContentHeaderProps extends Pick<ContentPageProps, 'hero'> {
  readonly page: Pick<LoadedPage, 'title' | 'lead' | 'picture' | 'pictureText' | 'actions'>;
}

/** The page's name on felt with its rim of brass, its picture beside it; above it on a phone. */
export function ContentHeader({ page, hero }: ContentHeaderProps) {
  const picture =
    hero ??
    (page.picture !== undefined && (
      <Picture
        className={styles.picture}
        picture={page.picture}
        alt={page.pictureText}
        sizes="(width >= 48rem) 34rem, 20rem"
        eager
      />
    ));
  return (
    <header className={styles.header} data-picture={picture !== false || undefined}>
      <div className={styles.words}>
        <h1 className={styles.title}>{page.title}</h1>
        <p className={styles.lead}>{page.lead}</p>
        {page.actions.length > 0 && (
          <div className={styles.actions}>
            {page.actions.map(({ label, to }, n) => (
              <Link
                key={to}
                to={to as `/${string}`}
                className={buttonClass({ look: n === 0 ? 'primary' : 'quiet' })}
              >
                {label}
              </Link>
            ))}
          </div>
        )}
      </div>
      {picture !== false && <div className={styles.frame}>{picture}</div>}
    </header>
  );
}

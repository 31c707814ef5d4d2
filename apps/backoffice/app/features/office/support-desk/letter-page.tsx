import type { SupportLetter } from '@croupier/contract/office/support-desk';
import { Card, Skeleton } from '@croupier/ui';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import { AnswerForm } from './answer-form.tsx';
import { LetterActs } from './letter-acts.tsx';
import { LetterFacts } from './letter-facts.tsx';
import styles from './letter.module.css';
import { Notes } from './notes.tsx';
import { Others, Story } from './story.tsx';
import { useLetter } from './use-letter.ts';

const WAITING = { state: 'waiting' } as const;

/** One letter to support: what was written, what is known, and the answer. */
export default function LetterPage() {
  const t = useTranslations('support-desk');
  const { number = '' }: { number?: string } = useParams({ strict: false });
  const { data, error, refetch } = useLetter(number);
  const title = t('one.title', { number });
  const queue = (
    <Link to="/support" search={WAITING as never}>
      {t('one.queue')}
    </Link>
  );
  if (error && !data)
    return (
      <Page title={title} lead={queue}>
        <Failure error={error} onRetry={() => void refetch()} />
      </Page>
    );
  return (
    <Page title={title} lead={queue} actions={data && <LetterActs letter={data} />}>
      {data ? <Letter key={data.number} letter={data} /> : <Skeleton lines={8} />}
    </Page>
  );
}

function Letter({ letter }: { letter: SupportLetter }) {
  const may = useMay();
  const t = useTranslations('support-desk');
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <Card>
          <h2 className={styles.heading}>{t('one.message')}</h2>
          <Instant at={letter.createdAt} />
          <p className={styles.written} dir="auto">
            {letter.message}
          </p>
        </Card>
        {letter.answers.map((answer) => (
          <Card key={answer.createdAt}>
            <h2 className={styles.heading}>{t('one.answer', { name: answer.operator })}</h2>
            <Instant at={answer.createdAt} />
            <p className={styles.written} dir="auto">
              {answer.text}
            </p>
          </Card>
        ))}
        {may('answer.support') && <AnswerForm letter={letter} />}
      </div>
      <div className={styles.side}>
        <LetterFacts letter={letter} />
        <Notes letter={letter} />
        <Others others={letter.others} />
        <Story story={letter.story} />
      </div>
    </div>
  );
}

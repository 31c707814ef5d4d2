import { unmaskSupportWriter, type SupportLetter } from '@croupier/contract/office/support-desk';
import { Button, Card } from '@croupier/ui';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { useMay } from '../../../lib/me.ts';
import { useOffered } from '../../../lib/offered.ts';
import { LetterHands, LetterState } from './letter-state.tsx';
import styles from './letter.module.css';
import { Topic } from './support-list.tsx';

/** What is known of a letter and of who wrote it. */
export function LetterFacts({ letter }: { letter: SupportLetter }) {
  const t = useTranslations('support-desk');
  return (
    <Card>
      <dl className={styles.facts}>
        <Fact name={t('columns.state')}>
          <LetterState state={letter.state} />
        </Fact>
        <Fact name={t('columns.hands')}>
          <LetterHands {...letter} />
        </Fact>
        <Fact name={t('columns.topic')}>
          <Topic topic={letter.topic} />
        </Fact>
        <Fact name={t('columns.language')}>{t(`choices.language.${letter.language}`)}</Fact>
        <Fact name={t('columns.writer')}>
          <Writer letter={letter} />
        </Fact>
        <Fact name={t('columns.playerId')}>
          <Player id={letter.playerId} />
        </Fact>
        <Fact name={t('columns.reference')}>{letter.reference ? <code>{letter.reference}</code> : '—'}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A link where a room knows players. */
function Player({ id }: { id: string | null }) {
  const t = useTranslations('support-desk');
  const { subjects } = useOffered();
  const may = useMay();
  if (id === null) return t('one.visitor');
  const to = may('read.players') ? subjects['player']?.(id) : undefined;
  return to ? <Link to={to}>{id}</Link> : id;
}

/** The address that an answer goes to: masked until somebody says why they need it. */
function Writer({ letter: { number, writer } }: { letter: SupportLetter }) {
  const t = useTranslations('support-desk');
  const may = useMay();
  const [email, setEmail] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {email ?? writer}{' '}
      {!email && may('unmask.players') && (
        <Button look="plain" size="small" onClick={() => setOpen(true)}>
          {t('do.unmask.name')}
        </Button>
      )}
      {isOpen && (
        <ActDialog
          title={t('do.unmask.title')}
          button={t('do.unmask.name')}
          happens={[t('do.unmask.first'), t('do.unmask.second')]}
          operation={unmaskSupportWriter}
          inputOf={(reason) => ({ params: { number }, body: { reason } })}
          changes={[]}
          done={t('do.unmask.done')}
          onDone={(told) => setEmail(told.email)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

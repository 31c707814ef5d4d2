import { unmaskSupportWriter, type SupportLetter } from '@croupier/contract/office/support-desk';
import { Button, Card } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { useMay } from '../../../lib/me.ts';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import { SubjectLink } from '../../../lib/facts/subject-link.tsx';
import { LetterHands, LetterState } from './letter-state.tsx';
import { Topic } from './support-list.tsx';

/** What is known of a letter and of who wrote it. */
export function LetterFacts({ letter }: { letter: SupportLetter }) {
  const t = useTranslations('support-desk');
  return (
    <Card>
      <Facts rows>
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
          {letter.playerId ? <SubjectLink kind="player" id={letter.playerId} /> : t('one.visitor')}
        </Fact>
        <Fact name={t('columns.reference')}>{letter.reference ? <code>{letter.reference}</code> : '—'}</Fact>
      </Facts>
    </Card>
  );
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

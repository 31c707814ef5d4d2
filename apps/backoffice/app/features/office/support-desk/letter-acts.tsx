import {
  closeSupportLetter,
  putBackSupportLetter,
  reopenSupportLetter,
  takeSupportLetter,
  type SupportLetter,
} from '@croupier/contract/office/support-desk';
import { Button, FormFailure } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { useAct } from '../../../lib/act/use-act.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { useKeys } from '../../../lib/keys/use-keys.ts';
import { useMay } from '../../../lib/me.ts';
import { CHANGED } from './use-letter.ts';

/** What may be done with a letter as it stands: take it, put it back, close it, open it again. */
export function LetterActs({ letter }: { letter: SupportLetter }) {
  const may = useMay();
  if (!may('answer.support')) return null;
  const isWaiting = letter.state === 'NEW' || letter.state === 'OPEN';
  return isWaiting ? <WaitingActs letter={letter} /> : <WithReason act="reopen" number={letter.number} />;
}

function WaitingActs({ letter: { number, isFree, isMine, takenBy } }: { letter: SupportLetter }) {
  const t = useTranslations('support-desk');
  const textOf = useErrorText();
  const take = useAct<typeof takeSupportLetter>({ changes: CHANGED, done: t('do.take.done') });
  const putBack = useAct<typeof putBackSupportLetter>({ changes: CHANGED, done: t('do.putBack.done') });
  const params = { number };
  const takeIt = () => {
    if (isFree && !take.isPending) take.mutate({ operation: takeSupportLetter, input: { params } });
  };
  useKeys({ t: takeIt });
  const error = take.error ?? putBack.error;
  const holds = isMine && takenBy !== null;
  return (
    <>
      <FormFailure>{error ? textOf(error) : null}</FormFailure>
      {isFree && (
        <Button look={holds ? 'quiet' : 'primary'} size="small" busy={take.isPending} onClick={takeIt}>
          {t(holds ? 'do.take.longer' : 'do.take.name')}
        </Button>
      )}
      {holds && (
        <Button
          size="small"
          busy={putBack.isPending}
          onClick={() => putBack.mutate({ operation: putBackSupportLetter, input: { params } })}
        >
          {t('do.putBack.name')}
        </Button>
      )}
      {isFree && <WithReason act="close" number={number} />}
    </>
  );
}

const WITH_REASON = { close: closeSupportLetter, reopen: reopenSupportLetter } as const;

function WithReason({ act, number }: { act: keyof typeof WITH_REASON; number: string }) {
  const t = useTranslations('support-desk');
  const [isOpen, setOpen] = useState(false);
  const params = { number };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t(`do.${act}.name`)}
      </Button>
      {isOpen && (
        <ActDialog
          title={t(`do.${act}.title`, { number })}
          button={t(`do.${act}.name`)}
          tone={act === 'close' ? 'danger' : 'primary'}
          happens={[t(`do.${act}.first`), t(`do.${act}.second`)]}
          operation={WITH_REASON[act]}
          inputOf={(reason) => ({ params, body: { reason } })}
          changes={CHANGED}
          done={t(`do.${act}.done`)}
          {...(act === 'close' && {
            undo: (_: unknown, reason: string) => ({
              operation: reopenSupportLetter,
              input: { params, body: { reason: t('do.close.undoReason', { reason }).slice(0, 500) } },
            }),
          })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

import { answerSupportLetter, type SupportLetter } from '@croupier/contract/office/support-desk';
import { SUPPORT_MESSAGE_MAX } from '@croupier/domain/site/support';
import { Button, Card, Dialog, FormFailure, TextArea } from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useAct } from '../../../lib/act/use-act.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import styles from './letter.module.css';
import { QuickReplyChoice } from './quick-reply-choice.tsx';
import { CHANGED } from './use-letter.ts';

const LEAST = 2;

/** Where a letter is answered by who has it in hand. What is sent cannot be called back, so it is looked at once more before. */
export function AnswerForm({ letter }: { letter: SupportLetter }) {
  const t = useTranslations('support-desk');
  const [text, setText] = useState('');
  const [pressed, setPressed] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const isShort = text.trim().length < LEAST;
  if (letter.state === 'ANSWERED' || letter.state === 'CLOSED') return null;
  if (!letter.isMine)
    return <p className={styles.quiet}>{t(letter.isFree ? 'answer.takeFirst' : 'answer.taken')}</p>;
  const look = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (!isShort) setChecked(true);
  };
  return (
    <Card>
      <h2 className={styles.heading}>{t('answer.title')}</h2>
      <form className={styles.form} onSubmit={look} noValidate>
        <QuickReplyChoice
          language={letter.language}
          onChoose={(reply) => setText((now) => (now.trim() ? `${now.trimEnd()}\n\n${reply}` : reply))}
        />
        <TextArea
          label={t('answer.text')}
          hint={t('answer.hint', { language: t(`choices.language.${letter.language}`) })}
          rows={8}
          maxLength={SUPPORT_MESSAGE_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={pressed && isShort ? t('answer.short') : ''}
        />
        <div className={styles.buttons}>
          <Button look="primary" type="submit">
            {t('answer.check')}
          </Button>
        </div>
      </form>
      {isChecked && <LastLook letter={letter} text={text.trim()} onClose={() => setChecked(false)} />}
    </Card>
  );
}

function LastLook({ letter, text, onClose }: { letter: SupportLetter; text: string; onClose(): void }) {
  const t = useTranslations('support-desk');
  const textOf = useErrorText();
  const answer = useAct<typeof answerSupportLetter>({ changes: CHANGED, done: t('answer.done') });
  const { number, writer, playerId } = letter;
  const send = () =>
    answer.mutate(
      { operation: answerSupportLetter, input: { params: { number }, body: { text } } },
      { onSuccess: onClose },
    );
  return (
    <Dialog
      title={t('answer.look')}
      closeLabel={t('answer.back')}
      onClose={onClose}
      footer={
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('answer.back')}</Button>
          <Button look="primary" busy={answer.isPending} onClick={send}>
            {t('answer.send')}
          </Button>
        </div>
      }
    >
      <p>{t(playerId ? 'answer.goesAlso' : 'answer.goes', { writer })}</p>
      <p className={styles.written} dir="auto">
        {text}
      </p>
      <FormFailure>{answer.error ? textOf(answer.error) : null}</FormFailure>
    </Dialog>
  );
}

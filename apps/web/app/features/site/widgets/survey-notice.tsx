import { ApiError } from '@croupier/contract/kit';
import { answerSurvey, type Survey } from '@croupier/contract/site/content';
import { Button } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { call } from '../../../lib/api.ts';
import { QuietNotice } from '../../../lib/quiet-notice/quiet-notice.tsx';
import { NOTICE_PLACE } from './notice-place.ts';

interface Props {
  survey: Survey;
  /** Closed without an answer: not asked again. */
  onHide(): void;
  /** Closed after the thanks. */
  onAnswered(): void;
}

/** One question, answered with one press, and thanks. */
export function SurveyNotice({ survey, onHide, onAnswered }: Props) {
  const t = useTranslations('widgets');
  const close = useTranslations('shell')('close');
  const answer = useMutation({ mutationFn: (option: string) => answerOnce(survey.id, option) });
  const { question, options, thanks } = survey;
  const notice = { place: NOTICE_PLACE, icon: 'megaphone' } as const;
  if (answer.isSuccess)
    return (
      <QuietNotice {...notice} title={thanks} onClose={onAnswered}>
        {/* The button that was pressed is gone: the keyboard goes on from here, and the thanks are read out with it. */}
        <Button autoFocus onClick={onAnswered} aria-label={`${close}. ${thanks}`}>
          {close}
        </Button>
      </QuietNotice>
    );
  return (
    <QuietNotice
      {...notice}
      title={question}
      text={<span role="status">{answer.isError && t('failed')}</span>}
      onClose={onHide}
    >
      {options.map(({ key, label }) => (
        <Button
          key={key}
          onClick={() => answer.isPending || answer.mutate(key)}
          busy={answer.isPending && answer.variables === key}
        >
          {label}
        </Button>
      ))}
    </QuietNotice>
  );
}

/** Who has answered already, in another tab, is thanked too: the first answer stands. */
async function answerOnce(survey: string, option: string): Promise<void> {
  try {
    await call(answerSurvey, { body: { survey, option } });
  } catch (error) {
    if (!(error instanceof ApiError && error.key === 'conflict')) throw error;
  }
}

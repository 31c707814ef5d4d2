import {
  SELF_TEST_ANSWERS,
  SELF_TEST_QUESTIONS,
  scoreSelfTest,
  type SelfTestAnswer,
  type SelfTestQuestion,
} from '@croupier/domain/people/self-test';
import { Button, Card, FormFailure, Segmented } from '@croupier/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl/react';
import { SelfTestResult } from './self-test-result.tsx';
import styles from './self-test.module.css';

type Answers = Partial<Record<SelfTestQuestion, SelfTestAnswer>>;

/** The questions, and once all are answered what the answers may mean. */
export function SelfTest() {
  const t = useTranslations('self-test');
  const [answers, setAnswers] = useState<Answers>({});
  const [state, setState] = useState<'asked' | 'missing' | 'told'>('asked');
  const result = useRef<HTMLHeadingElement>(null);
  const left = SELF_TEST_QUESTIONS.filter((key) => answers[key] === undefined).length;
  const answer = (key: SelfTestQuestion, value: SelfTestAnswer) => {
    setAnswers({ ...answers, [key]: value });
    setState('asked');
  };
  const tell = () => {
    flushSync(() => setState(left > 0 ? 'missing' : 'told'));
    result.current?.focus();
  };
  return (
    <>
      <form
        className={styles.questions}
        onSubmit={(event) => {
          event.preventDefault();
          tell();
        }}
      >
        {SELF_TEST_QUESTIONS.map((key, at) => (
          <Segmented<SelfTestAnswer | ''>
            key={key}
            label={`${at + 1}. ${t(`questions.${key}`)}`}
            value={answers[key] ?? ''}
            options={SELF_TEST_ANSWERS.map((value) => ({ value, label: t(`answers.${value}`) }))}
            onChange={(value) => value !== '' && answer(key, value)}
          />
        ))}
        <p className={styles.note}>{t('kept')}</p>
        <FormFailure>{state === 'missing' && t('missing', { left })}</FormFailure>
        <Button type="submit" look="primary">
          {t('see')}
        </Button>
      </form>
      {state === 'told' && (
        <Card className={styles.result}>
          <SelfTestResult
            heading={result}
            {...scoreSelfTest(answers as Record<SelfTestQuestion, SelfTestAnswer>)}
          />
        </Card>
      )}
    </>
  );
}

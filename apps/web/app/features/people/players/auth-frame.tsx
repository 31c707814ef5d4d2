import { Card } from '@croupier/ui';
import type { FormEventHandler, ReactNode } from 'react';
import { Page } from '../../../pages/page.tsx';
import styles from './players.module.css';

export interface AuthFrameProps {
  title: string;
  lead: string;
  /** The refusal of the whole form, said at once. */
  failure: string | undefined;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
  /** The way to the other of the two pages. */
  after: ReactNode;
}

/** What login and sign-up share: one card, the refusal above the fields, the other page below. */
export function AuthFrame({ title, lead, failure, onSubmit, children, after }: AuthFrameProps) {
  return (
    <Page title={title} lead={lead} width="narrow">
      <Card as="div" className={styles.auth}>
        <form className={styles.form} onSubmit={onSubmit} method="post" noValidate>
          <div role="alert" className={styles.alertPlace}>
            {failure && <p className={styles.alert}>{failure}</p>}
          </div>
          {children}
        </form>
        <p className={styles.other}>{after}</p>
      </Card>
    </Page>
  );
}

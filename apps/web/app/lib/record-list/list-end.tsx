import { Button } from '@croupier/ui';
import styles from './record-list.module.css';

interface ListEndProps {
  /** Of the list's infinite query. */
  pages: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    fetchNextPage(): Promise<unknown>;
  };
  texts: {
    readonly loadMore: string;
    readonly loading: string;
    readonly failed: string;
    /** Said where the list is over. */
    readonly end?: string;
  };
}

/** What stands below a list that grows into the past: the way on, that it is over, or that the way on failed. */
export function ListEnd({ pages, texts }: ListEndProps) {
  return (
    <div className={styles.more}>
      {pages.hasNextPage ? (
        <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {pages.isFetchingNextPage ? texts.loading : texts.loadMore}
        </Button>
      ) : (
        texts.end && <p className={styles.end}>{texts.end}</p>
      )}
      <p role="status" className={styles.failed}>
        {pages.isFetchNextPageError && texts.failed}
      </p>
    </div>
  );
}

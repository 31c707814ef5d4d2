import { buttonClass, Icon } from '@croupier/ui';
import type { ReactNode } from 'react';

/** A way to keep what a list shows as a file; `query` is what the list asks for. */
export function FileLink({
  path,
  query,
  children,
}: {
  path: `/api/${string}.csv`;
  query: Readonly<Record<string, string>>;
  children: ReactNode;
}) {
  return (
    <a className={buttonClass({ look: 'plain' })} href={`${path}?${new URLSearchParams(query)}`} download>
      <Icon name="download" />
      {children}
    </a>
  );
}

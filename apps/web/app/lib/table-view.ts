import { useMatches } from 'react-router';
import { useRemembered } from './use-remembered.ts';

/** What the route of a page that is a table says of it: a game of the house, whose controls are ours, or a studio's. */
export interface TableHandle {
  readonly table: 'house' | 'studio';
}

/** Whether the page is a table, and whose. */
export function useTableKind(): TableHandle['table'] | null {
  return (useMatches().at(-1)?.handle as TableHandle | undefined)?.table ?? null;
}

/** How a table is looked at: among the bars of the site, alone in the window, or alone on the whole screen. */
export type TableView = 'page' | 'window' | 'screen';

/** Remembered in this browser. A browser grants the whole screen only upon a press: until then, `screen` is the window. */
export const useTableView = () => useRemembered<TableView>('table-view', 'page');

import { deleteView, listViews, saveView, VIEWS_MAX } from '@croupier/contract/office/views';
import type { Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { listViewRows, lockViews, removeView, upsertView } from './views-store.ts';

/** What operators look at again and again: their own views of the lists. */
export function createViews({ db }: Needs<'db'>): { module: Module } {
  const office = (http: Http) => {
    http.handle(listViews, async ({ operator, input }) => {
      const rows = await listViewRows(db, operator.operatorId, input.params.list);
      return { views: rows.map(({ columns, ...view }) => ({ ...view, columns: [...columns] })) };
    });
    http.handle(saveView, async ({ operator: { operatorId }, input }) =>
      db.transaction(async (tx) => {
        await lockViews(tx, operatorId);
        const { list } = input.params;
        const names = (await listViewRows(tx, operatorId, list)).map(({ name }) => name);
        if (names.length >= VIEWS_MAX && !names.includes(input.body.name)) return refuse('conflict');
        await upsertView(tx, operatorId, list, input.body);
        return { done: true } as const;
      }),
    );
    http.handle(deleteView, async ({ operator, input: { params } }) =>
      (await removeView(db, operator.operatorId, params.list, params.name))
        ? ({ done: true } as const)
        : refuse('not_found'),
    );
  };
  return { module: { name: 'views', office } };
}

import { createCall } from '@croupier/contract/kit';
import { gameServerConfig } from '@croupier/contract/play/providers';
import { redirect } from 'react-router';
import { hostOf, type PageArgs } from '../../../lib/page-host.ts';
import { inLanguage } from '../../../lib/language.ts';

interface Args extends PageArgs {
  params: { game: string };
}

/** What is no game of the house may be another studio's: then its own page is the answer, else the error stands. */
export async function toStudioGame(args: Args, error: unknown): Promise<never> {
  const { send, visitor } = hostOf(args);
  const { game } = args.params;
  const found = await createCall(send)(gameServerConfig, { query: { game } }).catch(() => undefined);
  throw found ? redirect(inLanguage(`/play/${game}`, visitor.language)) : error;
}

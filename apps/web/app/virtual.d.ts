declare module 'virtual:messages/*' {
  const messages: Record<string, Record<string, unknown>>;
  export default messages;
}

declare module 'virtual:game-texts' {
  import type { Language } from '@croupier/domain';
  type Load = () => Promise<{ default: Record<string, Record<string, unknown>> }>;
  const loaders: Readonly<Record<string, Readonly<Record<Language, Load>>>>;
  export default loaders;
}

declare module 'virtual:messages/*' {
  const messages: Record<string, Record<string, unknown>>;
  export default messages;
}

declare module 'virtual:game-texts' {
  import type { Language } from '@croupier/domain/site/regions';
  type Load = () => Promise<{ default: Record<string, Record<string, unknown>> }>;
  const loaders: Readonly<Record<string, Readonly<Record<Language, Load>>>>;
  export default loaders;
}

declare module 'virtual:declared/pages' {
  import type { Declared } from './lib/declared.ts';
  const all: Declared['pages'][];
  export default all;
}

declare module 'virtual:declared/navigation' {
  import type { Declared } from './lib/declared.ts';
  const all: Declared['navigation'][];
  export default all;
}

declare module 'virtual:declared/sitemap' {
  import type { Declared } from './lib/declared.ts';
  const all: Declared['sitemap'][];
  export default all;
}

declare module 'virtual:declared/modals' {
  import type { Declared } from './lib/declared.ts';
  const all: Declared['modals'][];
  export default all;
}

declare module 'virtual:declared/alerts' {
  import type { Declared } from './lib/declared.ts';
  const all: Declared['alerts'][];
  export default all;
}

declare module 'virtual:declared/bar' {
  import type { Declared } from './lib/declared.ts';
  const all: Declared['bar'][];
  export default all;
}

declare module 'virtual:declared/companions' {
  import type { Declared } from './lib/declared.ts';
  const all: Declared['companions'][];
  export default all;
}

declare module 'virtual:posters' {
  const versions: Readonly<Record<string, string>>;
  export default versions;
}

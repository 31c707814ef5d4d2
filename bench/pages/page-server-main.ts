import { setTimeout as sleep } from 'node:timers/promises';
import '../../apps/server/src/main.ts';
import { overHttp } from '../../apps/server/src/site/call-api.ts';
import { defaultBuildFolder, loadSiteBuild } from '../../apps/server/src/site/site-build.ts';

/** A page whose tree is to be rendered for so long; without one, what the process has used so far. */
export interface Asked {
  path: string | null;
  seconds: number;
}

/** Milliseconds, or what went wrong. */
export type Told = number | string;

const origin = process.env['PUBLIC_URL']!;
const api = `http://localhost:${process.env['PORT']}`;
/** The very module that the server serves from: what is compiled there is warm here. */
const site = await loadSiteBuild(defaultBuildFolder());

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function bareCpuMs(path: string, seconds: number): Promise<number> {
  const address = new URL(path, origin);
  const visitor = site.visitorOf({ pathname: address.pathname, cookie: null, acceptLanguage: 'en' }, 'rino');
  let costs = NaN;
  const bare = (render: () => string): void => {
    const [before, until] = [cpuMs(), performance.now() + seconds * 1000];
    let times = 0;
    for (; performance.now() < until; times++) render();
    costs = (cpuMs() - before) / times;
  };
  const send = overHttp(api, () => {})({ cookie: undefined, ip: '127.0.0.1', requestId: 'bench' });
  const textUrls = (scripts: readonly string[], game?: string) =>
    site.textUrls(visitor.language, scripts, game);
  await site.render(new Request(address), {
    ...{ send, visitor, origin, textUrls, bare, picture: () => undefined },
    nonce: 'bench',
    hasSession: false,
  });
  return costs;
}

async function untilServing(): Promise<number> {
  while (
    !(await fetch(`${api}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(50);
  return cpuMs();
}

const tell = (telling: Promise<Told>): void => void telling.catch(String).then((told) => process.send!(told));

process.on('message', ({ path, seconds }: Asked) => {
  tell(path === null ? Promise.resolve(cpuMs()) : bareCpuMs(path, seconds));
});
tell(untilServing());

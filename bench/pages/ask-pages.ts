import { Agent, get } from 'node:http';

/** Asks over keep-alive connections, each again as soon as it is answered. @returns how many pages came */
export async function askPages(
  what: { url(): string; connections: number },
  seconds: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: what.connections });
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  const ask = async () => {
    while (performance.now() < until) {
      await fetchPage(what.url(), agent);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: what.connections }, ask)).finally(() => agent.destroy());
  return answered;
}

let visitors = 0;

/** The address of a visitor who has asked for nothing yet. */
function nextVisitor(): string {
  const n = visitors++;
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

function fetchPage(url: string, agent: Agent): Promise<void> {
  const headers = { accept: 'text/html', 'accept-language': 'en', 'x-forwarded-for': nextVisitor() };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', resolve);
    }).once('error', reject);
  });
}

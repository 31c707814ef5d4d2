import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BotCall {
  token: string;
  method: string;
  body: Record<string, unknown>;
}

type Answer =
  | { error_code: number; description: string; parameters?: { retry_after: number } }
  | 'hangs'
  | 'breaks off';

/** Where a stand-in lists what it was asked, for a journey that runs in another process. */
export const CALLS_PATH = '/calls';

export const TOKEN = '123456:token-of-the-bot-of-the-house';
export const SECRET = 'secret-that-telegram-proves-itself-with';

/** How a house is told of its bot and of the stand-in. */
export const telegramSettings = (origin: string) => ({
  TELEGRAM_BOT: 'croupier_test_bot',
  TELEGRAM_TOKEN: TOKEN,
  TELEGRAM_SECRET: SECRET,
  TELEGRAM_API: origin,
});

/** The Bot API of Telegram on this machine: keeps what it is asked and answers with what it is told to. */
export async function startTelegramStandIn() {
  const calls: BotCall[] = [];
  const answers: Answer[] = [];
  let lastMessageId = 100;
  const server = createServer((request, response) => {
    if (request.url === CALLS_PATH) return void response.end(JSON.stringify(calls));
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [, token = '', method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
      calls.push({ token, method, body: JSON.parse(Buffer.concat(chunks).toString()) as BotCall['body'] });
      const answer = answers.shift();
      if (answer === 'hangs') return;
      if (answer === 'breaks off') return void request.socket.destroy();
      const result = method === 'sendMessage' ? { message_id: (lastMessageId += 1) } : true;
      response.writeHead(answer?.error_code ?? 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ ok: !answer, ...(answer ?? { result }) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** What was written to a chat, or said anew in it. */
    saidTo: (chatId: number) => calls.filter(({ body }) => body['chat_id'] === chatId),
    /** The next calls are answered so, one each; the others are done. */
    answers: (...next: Answer[]) => void answers.push(...next),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

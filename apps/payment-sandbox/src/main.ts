import { createSandbox } from './app.ts';
import { readConfig } from './config.ts';

const log = (line: string): void =>
  void process.stdout.write(`${new Date().toISOString()} payment-sandbox ${line}\n`);

try {
  const config = readConfig(process.env);
  const app = await createSandbox(config, log);
  const stop = (): void => void app.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: config.port, host: config.host });
  log(`listens on ${config.publicUrl}`);
} catch (error) {
  process.stderr.write(`payment-sandbox: ${(error as Error).message}\n`);
  process.exit(1);
}

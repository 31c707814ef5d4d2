import { createSimulator } from './app.ts';
import { readConfig } from './config.ts';

const log = (line: string): void =>
  void process.stdout.write(`${new Date().toISOString()} provider-simulator ${line}\n`);

try {
  const config = readConfig(process.env);
  const app = createSimulator(config, log);
  const stop = (): void => void app.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: config.port, host: config.host });
  log(`listens on ${config.host}:${config.port}`);
} catch (error) {
  process.stderr.write(`provider-simulator: ${(error as Error).message}\n`);
  process.exit(1);
}

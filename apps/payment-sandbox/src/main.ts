import { createSandbox } from './app.ts';
import { readConfig } from './config.ts';

const config = readConfig(process.env);
const app = await createSandbox(config);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
try {
  await app.listen({ port: config.port, host: '127.0.0.1' });
  console.log(`sandbox payment provider on ${config.publicUrl}`);
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(taken ? `Port ${config.port} is taken: free it or set SANDBOX_PORT.` : error);
  process.exitCode = 1;
  await app.close();
}

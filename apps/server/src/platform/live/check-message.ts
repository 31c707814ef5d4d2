import { LIVE_MESSAGES, type LiveMessage } from '@croupier/contract/site/live';
import { Compile, type Validator } from 'typebox/compile';

const validators = new Map<string, Validator>();

/** @throws Error when a message is not what the contract declares: a bug, found before players meet it. */
export function checkMessage({ name, data }: LiveMessage): void {
  const validator = validators.get(name) ?? Compile(LIVE_MESSAGES[name].data);
  validators.set(name, validator);
  if (!validator.Check(data)) throw new Error(`live message ${name} is not as declared`);
}

import { LIVE_MESSAGES, type LiveMessage } from '@croupier/contract/site/live';
import Value from 'typebox/value';

/** @throws Error when a message is not what the contract declares: a bug, found before players meet it. */
export function checkMessage(message: LiveMessage): void {
  const declared = LIVE_MESSAGES[message.name];
  if (!Value.Check(declared.data, message.data))
    throw new Error(`live message ${message.name} is not as declared`);
}

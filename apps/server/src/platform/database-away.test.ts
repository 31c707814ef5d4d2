import { expect, test } from 'vitest';
import { describeAway } from './database-away.ts';

test.each([
  ['08006', 'the connection failed'],
  ['08P01', 'a proxy between broke the protocol'],
  ['25006', 'a standby takes no writes'],
  ['25P03', 'a transaction was idle for too long'],
  ['25P04', 'a transaction took too long'],
  ['40001', 'transactions did not fit beside each other'],
  ['40P01', 'transactions waited for each other'],
  ['53100', 'the disk is full'],
  ['53300', 'there are too many connections'],
  ['55P03', 'a lock was not free in time'],
  ['57014', 'the statement took too long'],
  ['57P01', 'the server is shutting down'],
  ['57P02', 'the server crashed'],
  ['57P03', 'the server is starting'],
  ['ECONNREFUSED', 'nobody listens'],
  ['ECONNRESET', 'the other end went away'],
  ['ECONNABORTED', 'the network went away'],
  ['EHOSTUNREACH', 'the machine is away'],
  ['ENETUNREACH', 'the network is away'],
  ['EAI_AGAIN', 'the name server does not answer'],
  ['ENOTFOUND', 'the name is not known now'],
  ['ENOENT', 'the socket is not there'],
  ['EPIPE', 'the other end does not read'],
  ['ETIMEDOUT', 'no answer came'],
])('%s says "not now": %s', (code) => {
  expect(describeAway({ code })).toBe(code);
});

test.each([
  ['22003', 'a number out of range'],
  ['23505', 'a key that there is already'],
  ['23514', 'a check that does not hold'],
  ['25001', 'a statement that may not stand in a transaction'],
  ['26000', 'a prepared statement that is not there'],
  ['42501', 'a right that is missing'],
  ['42P01', 'a table that is missing'],
  ['P0001', 'what a function refuses'],
  ['28P01', 'a wrong password'],
  ['EACCES', 'a file that may not be read'],
])('%s is a fault, and no "not now": %s', (code) => {
  expect(describeAway({ code })).toBeUndefined();
});

test.each([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
])('what has no code is known by its words: %s', (message) => {
  expect(describeAway(new Error(message))).toBeDefined();
});

import { createServer } from 'node:http';

/** Answers that it is there. */
createServer((_, answer) => answer.end('here')).listen(Number(process.env['PORT']));

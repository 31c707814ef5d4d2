// planted: games-imports-nothing
import 'node:fs';
export {};

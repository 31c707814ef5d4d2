// planted: level-8-calls-down
import '../jackpots/index.ts';

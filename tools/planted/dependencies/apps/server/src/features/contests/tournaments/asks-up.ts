// planted: level-7-calls-down
import '../jackpots/index.ts';

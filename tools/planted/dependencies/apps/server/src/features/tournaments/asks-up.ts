// planted: level-6-calls-down
import '../jackpots/index.ts';

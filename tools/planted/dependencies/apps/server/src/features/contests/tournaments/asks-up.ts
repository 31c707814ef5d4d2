// planted: level-9-calls-down
import '../jackpots/feature.ts';

// planted: level-7-calls-down
import '../../contests/tournaments/index.ts';

// planted: level-6-calls-down
import '../../contests/tournaments/index.ts';

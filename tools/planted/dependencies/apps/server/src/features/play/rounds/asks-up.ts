// planted: level-7-calls-down
import '../../contests/tournaments/feature.ts';

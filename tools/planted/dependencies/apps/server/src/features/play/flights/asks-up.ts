// planted: level-8-calls-down
import '../../contests/tournaments/feature.ts';

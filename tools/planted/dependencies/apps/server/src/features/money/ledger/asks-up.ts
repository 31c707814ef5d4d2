// planted: level-1-calls-down
import '../../people/players/feature.ts';

// planted: level-1-calls-down
import '../../people/players/index.ts';

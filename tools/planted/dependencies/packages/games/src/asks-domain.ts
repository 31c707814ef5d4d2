// planted: games-imports-nothing
import '../../domain/src/index.ts';

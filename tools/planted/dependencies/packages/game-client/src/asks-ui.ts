// planted: game-client-imports-games-and-contract
import '../../ui/src/index.ts';

// planted: web-features-know-no-shell
import '../features/lobby/index.ts';

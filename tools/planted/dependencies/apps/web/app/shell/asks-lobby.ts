// planted: web-shell-knows-no-feature
import '../features/lobby/index.ts';

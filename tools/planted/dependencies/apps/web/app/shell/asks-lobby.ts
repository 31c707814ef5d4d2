// planted: web-shell-knows-no-feature
import '../features/site/lobby/index.ts';

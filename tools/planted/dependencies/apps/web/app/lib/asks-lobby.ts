// planted: web-lib-knows-no-feature
import '../features/site/lobby/index.ts';

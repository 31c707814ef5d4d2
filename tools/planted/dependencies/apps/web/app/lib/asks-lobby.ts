// planted: web-lib-knows-no-feature
import '../features/lobby/index.ts';

// planted: backoffice-lib-knows-no-feature
import '../features/office/audit/index.ts';

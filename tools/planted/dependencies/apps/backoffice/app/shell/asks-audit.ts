// planted: backoffice-shell-knows-no-feature
import '../features/office/audit/index.ts';

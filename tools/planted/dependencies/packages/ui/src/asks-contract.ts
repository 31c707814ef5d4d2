// planted: ui-imports-react-only
import '../../contract/src/index.ts';

// planted: resolvable
import './missing.ts';

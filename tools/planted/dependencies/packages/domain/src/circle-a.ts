// planted: no-circle
import './circle-b.ts';

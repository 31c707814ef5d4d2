// planted: no-import-of-tests
import './some.test.ts';

// planted: backoffice-features-need-each-other
import type {} from '../operators/index.ts';

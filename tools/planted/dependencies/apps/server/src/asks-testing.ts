// planted: no-testing-in-product
import './platform/testing/test-database.ts';

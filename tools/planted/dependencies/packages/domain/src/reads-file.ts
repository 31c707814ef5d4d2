// planted: domain-imports-nothing
import 'node:fs';

import { createRoot } from 'react-dom/client';
import '@croupier/ui/styles.css';
import './office.css';
import { Office } from './office.tsx';
import { createOfficeQueries } from './lib/queries.ts';
import { createOfficeRouter } from './router.tsx';

const queries = createOfficeQueries();
const router = createOfficeRouter(queries);
createRoot(document.getElementById('office')!).render(<Office queries={queries} router={router} />);

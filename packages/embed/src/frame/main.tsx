import '@drawbridge/ui/base';
import '@drawbridge/ui/fonts';
import './frame.css.ts';
import { createRoot } from 'react-dom/client';
import { FrameApp } from './FrameApp.tsx';
import { createFramePage } from './frame-page.ts';
import { readSettings } from './settings.ts';

const rootElement = document.getElementById('root');
if (!rootElement) throw new Error('the document has no #root');
const page = createFramePage(readSettings(document, new URL(location.href)));
createRoot(rootElement).render(<FrameApp page={page} />);

/** React for the browser. It is a CommonJS package: imported by the intent script, it would bring its helpers there. */
// oxlint-disable-next-line import/no-unassigned-import -- It only has to be there; the framework imports it by itself.
import 'react-dom/client';

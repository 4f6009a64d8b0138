/** React for the browser. It is a CommonJS package: imported by the intent script, it would bring its helpers there. */
import 'react-dom/client';

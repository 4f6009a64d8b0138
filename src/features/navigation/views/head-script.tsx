import { requestContext } from '#request/context.ts';

/**
 * Before the first paint: recognises the app by its bridge, which only the browser can see, says whether somebody
 * is signed in, which a kept page can not know, and takes back the mark of a browser without scripts.
 */
const code = `(function(d,w){
var b=w.TengerApp||(w.webkit&&w.webkit.messageHandlers&&w.webkit.messageHandlers.tenger);
if(b&&d.documentElement.dataset.mode==='browser'){d.documentElement.dataset.drawn='browser';d.documentElement.dataset.mode='webview';d.cookie='mode=webview;path=/;SameSite=Lax'}
if(w.matchMedia('(max-width:768px)').matches)d.documentElement.dataset.device='MOBILE';
d.documentElement.toggleAttribute('data-account',/(?:^|; )account=1/.test(d.cookie));
if(/(?:^|; )complete=/.test(d.cookie))d.cookie='complete=;path=/;max-age=0';
})(document,window)`;

export function HeadScript() {
  return (
    <script
      nonce={requestContext().nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
